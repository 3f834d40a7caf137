import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { named, needs, type Chunk } from '../i18n/index';

/**
 * A part of a page that is fetched when it is first shown: what most readers never open costs the
 * others nothing. Its words come with it, and nothing stands in its place until all is here.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>, ...words: readonly Chunk[]) {
  let found: ComponentType<P> | null = null;
  return function Part(props: P) {
    const [It, setIt] = useState<{ it: ComponentType<P> } | null>(found === null ? null : { it: found });
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (It !== null) return;
      Promise.all([load(), needs(...words)]).then(
        ([it]) => {
          found = it;
          setIt({ it });
        },
        () => setFailed(true),
      );
    }, []);
    if (It !== null) return <It.it {...props} />;
    return failed ? (
      <p class="problem" role="alert">
        {named('code', 'unreachable')}
      </p>
    ) : null;
  };
}
