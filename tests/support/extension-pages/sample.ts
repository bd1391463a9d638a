/** The paragraphs that each editor begins with. The words of {@link WRONG} are wrong in them. */
export const PARAGRAPHS: readonly string[] = [
  'We recieve the soil on Monday.',
  'They was small, but many people helped.',
  ...Array.from({ length: 14 }, () => 'The garden is green and quiet in the morning.'),
  'We beleive that it rains.',
]
export const WRONG: readonly string[] = ['recieve', 'was', 'beleive']

/** The ways of a test into the editor of a page. */
export type Sample = {
  /** The text of the model, with a line break between paragraphs. */
  text: () => string
  /** The whole model, for comparison. */
  model: () => string
  /** Draws all text again: the field and the words stay, their nodes do not. */
  redraw: () => void
}

declare global {
  interface Window {
    sample: Sample
  }
}

/** Lets tests reach the editor of this page. */
export function offer(sample: Sample): void {
  window.sample = sample
}

/** Returns the place of the editor in its page. */
export function editorPlace(): HTMLElement {
  const place = document.querySelector<HTMLElement>('#editor')
  if (!place) throw new Error('The page has no place for an editor.')
  return place
}
