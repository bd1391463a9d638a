import { IMAGES_AT_ONCE } from '#schema/images/contract.ts'
import { joinWrapped } from '#writing/markup/hardWrap.ts'

import { layoutsAsLines, renamed } from './tables.ts'
import { listsFromWord } from './wordLists.ts'

/**
 * Pasted HTML that a document can hold, the number of pictures that are left out, the data URLs of
 * those in the HTML itself, and the number of those that are too many for one paste.
 */
export type Pasted = { html: string; images: number; embedded: string[]; tooMany: number }

/**
 * Returns HTML from the clipboard in the form that the schema reads: lists as lists, data in
 * tables, one paragraph for each line, and nothing that is only there for its program.
 */
export function pastedHtml(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  // A copy from an editor like this one is in the right form.
  if (body.querySelector('[data-pm-slice]')) return { html, images: 0, embedded: [], tooMany: 0 }
  remove(body, 'script, style, title, meta, link, col, .Apple-interchange-newline')
  const embedded: string[] = []
  const images = dropImages(body, embedded)
  unwrapPlainTextEmail(body)
  listsFromWord(body)
  layoutsAsLines(body)
  linesOfCode(body)
  emptyLines(body)
  return {
    html: body.innerHTML,
    images,
    embedded: embedded.slice(0, IMAGES_AT_ONCE),
    tooMany: Math.max(0, embedded.length - IMAGES_AT_ONCE),
  }
}

/** Word hides parts from browsers in comments, and shows others to browsers alone. */
const withoutConditions = (html: string): string =>
  html.replaceAll(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '').replaceAll(/<!\[(?:if[^\]]*|endif)\]>/gi, '')

function remove(body: HTMLElement, selector: string): void {
  for (const element of body.querySelectorAll(selector)) element.remove()
}

/** Images that documents hold, inside the HTML. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i

/**
 * Removes pictures and returns how many a reader would miss. A picture of one pixel is a tracker.
 * Adds the URLs of pictures in the HTML itself to `embedded`.
 */
function dropImages(body: HTMLElement, embedded: string[]): number {
  let count = 0
  for (const image of body.querySelectorAll('img, picture, svg, video')) {
    const alt = image.getAttribute('alt') ?? ''
    const isTiny = ['width', 'height'].some(side => Number(image.getAttribute(side) ?? 99) <= 3)
    // Mail programs draw emoji as pictures, whose alternative text is the emoji.
    if (/^\p{Emoji_Presentation}/u.test(alt)) image.replaceWith(alt)
    else {
      const url = image.getAttribute('src') ?? ''
      if (!isTiny && EMBEDDED.test(url)) embedded.push(url)
      else if (!isTiny && !image.parentElement?.closest('picture, svg')) count += 1
      image.remove()
    }
  }
  return count
}

/** Thunderbird shows an email in plain text as preformatted text, which here would be code. */
function unwrapPlainTextEmail(body: HTMLElement): void {
  for (const pre of body.querySelectorAll('.moz-text-plain pre, pre.moz-quote-pre, .moz-text-flowed pre')) {
    const block = pre.ownerDocument.createElement('div')
    for (const text of joinWrapped(pre.textContent).split('\n'))
      if (text.trim() !== '') {
        const line = block.appendChild(pre.ownerDocument.createElement('p'))
        line.textContent = text.trim()
      }
    pre.replaceWith(block)
  }
}

const BLOCKS = 'p, div, ul, ol, blockquote, pre, table, h1, h2, h3, h4, h5, h6, hr'
const INLINE =
  'span, b, strong, i, em, u, s, a, font, small, big, sub, sup, code, tt, kbd, mark, del, ins, strike, cite, label, abbr'

/** Code editors copy each line as a block. White space is only kept in paragraphs. */
function linesOfCode(body: HTMLElement): void {
  for (const code of body.querySelectorAll<HTMLElement>('[style*="white-space"]')) {
    if (!/^(?:pre|break-spaces)/.test(code.style.whiteSpace)) continue
    for (const line of code.querySelectorAll('div')) {
      if (line.querySelector(BLOCKS)) continue
      const paragraph = renamed(line, 'p')
      // The only values that the editor knows.
      paragraph.setAttribute('style', 'white-space: pre')
      line.replaceWith(paragraph)
    }
  }
}

/** Mail programs mark an empty line by a break alone in its block, or between blocks. */
function emptyLines(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    moveOut(lineBreak)
    const before = lineBreak.previousElementSibling
    const after = lineBreak.nextElementSibling
    const isAlone = lineBreak.parentElement?.textContent.trim() === '' && !before && !after
    const isBetween =
      (before?.matches(BLOCKS) === true && !hasText(lineBreak.previousSibling)) ||
      (after?.matches(BLOCKS) === true && !hasText(lineBreak.nextSibling))
    if (isAlone || isBetween) lineBreak.remove()
  }
  for (const paragraph of body.querySelectorAll('p, div'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('br, hr, li')) paragraph.remove()
}

/** Moves a break out of inline elements that end with it: the editor does not know all of them. */
function moveOut(lineBreak: Element): void {
  for (let parent = lineBreak.parentElement; parent?.matches(INLINE); parent = lineBreak.parentElement) {
    const { nextSibling } = lineBreak
    if (nextSibling && (nextSibling.nodeType !== Node.TEXT_NODE || hasText(nextSibling))) return
    nextSibling?.remove()
    if (lineBreak.nextSibling) return
    parent.after(lineBreak)
    if (parent.textContent.trim() === '' && parent.children.length === 0) parent.remove()
  }
}

const hasText = (node: Node | null): boolean =>
  node?.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
