/** The list and the level of a paragraph in Word: `mso-list:l0 level2 lfo1`. */
const LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i
/** Marks of numbered items: 1. 2) (a) iv. */
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i

type Open = { list: Element; level: number }

/** Turns the paragraphs that Word numbers or marks with a sign into lists. */
export function listsFromWord(body: HTMLElement): void {
  let open: Open[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LIST.exec(paragraph.getAttribute('style') ?? '')?.[2] ?? 0)
    if (level === 0) continue
    if (last === null || nextOf(last) !== paragraph) open = []
    const mark = takeMark(paragraph)
    const tag = NUMBERED.test(mark) ? 'ol' : 'ul'
    open = open.filter(each => each.level < level || (each.level === level && each.list.localName === tag))
    let here = open.at(-1)
    if (here?.level !== level) {
      const list = paragraph.ownerDocument.createElement(tag)
      const start = Number.parseInt(mark.replace(/^\(/, ''), 10)
      if (tag === 'ol' && start > 1) list.setAttribute('start', String(start))
      // A deeper level is part of the item before it.
      const parent = here?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      here = { list, level }
      open.push(here)
    }
    const item = here.list.appendChild(paragraph.ownerDocument.createElement('li'))
    item.append(paragraph)
    paragraph.removeAttribute('style')
    last = open[0]?.list ?? null
  }
}

const nextOf = (list: Element): Element | null => list.nextElementSibling

/** Removes the sign or number of an item, which Word writes as text, and returns it. */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('[style]')].find(each =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  )
  const text = mark?.textContent.trim() ?? ''
  mark?.remove()
  return text
}
