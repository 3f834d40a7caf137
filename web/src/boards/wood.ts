/** The grain of wooden boards: narrow bands that repeat at an angle, so that no image is needed. */

import { svg } from './board';

/** A stop of a gradient, in the colours of a class. */
export function stop(offset: string, kind: string): SVGStopElement {
  return svg('stop', { offset, class: kind });
}

/** The grain; its name begins with the board's id. */
export function grain(id: string): SVGLinearGradientElement {
  const bands = ['0', '0.08', '0.19', '0.31', '0.42', '0.58', '0.66', '0.83', '1'];
  return svg(
    'linearGradient',
    { id: `${id}-grain`, gradientUnits: 'userSpaceOnUse', spreadMethod: 'repeat', x1: 0, y1: 0, x2: 61, y2: 3 },
    ...bands.map((offset, index) => stop(offset, index % 2 === 0 ? 'grain-light' : 'grain-dark')),
  );
}
