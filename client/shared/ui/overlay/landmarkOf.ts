const LANDMARKS = 'main, nav, aside, header, footer, [role="dialog"]'

/**
 * Returns the landmark that contains a control, so that its menu or tooltip is placed in it.
 * Screen readers find an overlay by the landmark of its control.
 */
export const landmarkOf = (control: Element | null): HTMLElement | null =>
  control?.closest<HTMLElement>(LANDMARKS) ?? null
