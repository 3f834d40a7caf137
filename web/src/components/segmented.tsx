/** One choice of a few, as radio buttons that look like one bar. */
export function Segmented<T extends string>(props: {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string; disabled?: boolean }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset class="segmented">
      <legend>{props.legend}</legend>
      <div class={`segments ${props.options.length === 4 ? 'four' : ''}`}>
        {props.options.map((option) => (
          <label key={option.value} class="segment">
            <input
              type="radio"
              name={props.name}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled === true}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
