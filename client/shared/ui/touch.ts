/**
 * Marks a page while it is used by touch, so that what gets the focus after a tap has no ring (`base.css`). Browsers
 * draw one there once keys were typed, and a phone types keys, too.
 */
export function markTouch(page: Document): void {
  const { dataset } = page.documentElement
  const mark = (isTouch: boolean) => {
    if (isTouch) dataset['touch'] = ''
    else delete dataset['touch']
  }
  page.addEventListener('pointerdown', ({ pointerType }) => mark(pointerType === 'touch'), { capture: true })
  page.addEventListener('keydown', () => mark(false), { capture: true })
}
