import type { MenuSnippet } from '#client/extension/common/device.ts'
import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import { insert } from '#client/extension/content/edit/replacement.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import { textEntry, type Line } from '#client/extension/content/surface/textEntry.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'
import { fillText, VARIABLES_MAX, variablesIn, type Values } from '#schema/snippets/variables.ts'

import { caretAnchor, type Desk } from './desk.ts'
import { openNotice } from './openCard.ts'
import { answerOf, row, unanswered, waiting } from './states.ts'

const t = englishTranslator(extensionCard)

/** How long a search waits for the next letter. */
const PAUSE_MS = 200
const PREVIEW = 80

/**
 * Opens the menu of snippets at the caret. It opens by the badge or by a key, and by no typed sign: a
 * sign would have to be deleted from the text again, and some texts mean it.
 */
export function openSnippets(desk: Desk, checked: CheckedField): void {
  const { device, panels } = desk
  const anchor = caretAnchor(checked)
  const results = build('div', { class: 'list', 'aria-live': 'polite' })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts searches, so that an older answer never replaces a newer one. */
  let asked = 0
  let shown: readonly MenuSnippet[] = []

  const search = async (words: string): Promise<void> => {
    asked += 1
    const own = asked
    const answer = await answerOf(device.snippets(words.trim()))
    if (own !== asked) return
    shown = answer.kind === 'done' ? answer.value : []
    const content =
      answer.kind !== 'done'
        ? unanswered(desk, answer, () => void search(words))
        : shown.length > 0
          ? shown.map(snippet => item(snippet, () => choose(snippet)))
          : [build('p', { class: 'soft' }, t(words.trim() === '' ? 'noSnippets' : 'noneFound'))]
    results.replaceChildren(...content)
    panels.place()
  }
  const choose = (snippet: MenuSnippet): void => {
    if (linesOf(snippet.text).length > 0) openVariables(desk, checked, snippet, anchor)
    else void insertText(desk, checked, snippet.text)
  }

  results.append(...waiting(t('loading')))
  panels.open({
    label: t('snippets'),
    field: checked.field,
    anchor,
    takesFocus: true,
    onClose: () => {
      clearTimeout(timer)
      asked += 1
    },
    content: [
      textEntry({
        lines: [{ key: 'search', label: t('search') }],
        onInput: values => {
          clearTimeout(timer)
          timer = setTimeout(() => void search(values.get('search') ?? ''), PAUSE_MS)
        },
        onKey: event => panels.keys(event),
        onEnter: () => shown[0] && choose(shown[0]),
      }),
      results,
    ],
  })
  void search('')
}

function item({ title, text }: MenuSnippet, act: () => void): HTMLElement {
  const element = button('', act)
  const preview = text.replaceAll(/\s+/g, ' ').slice(0, PREVIEW)
  element.append(build('b', {}, title), build('small', {}, preview))
  return element
}

/** Returns a line for each variable of a text, in the order of their first places. */
export function linesOf(text: string): Line[] {
  const lines = new Map<string, Line>()
  for (const { key, name } of variablesIn(text)) if (!lines.has(key)) lines.set(key, { key, label: name })
  return [...lines.values()].slice(0, VARIABLES_MAX)
}

/** Asks for the values of a snippet's variables. One that stays empty is inserted as it is written. */
function openVariables(desk: Desk, checked: CheckedField, snippet: MenuSnippet, anchor: () => DOMRect): void {
  const { title, text } = snippet
  const preview = build('p', { class: 'text' }, text)
  let values: Values = new Map()
  const done = () => void insertText(desk, checked, fillText(text, values))
  desk.panels.open({
    label: t('fill', { title }),
    field: checked.field,
    anchor,
    takesFocus: true,
    content: [
      build('h2', {}, t('fill', { title })),
      textEntry({
        lines: linesOf(text),
        onInput: written => {
          values = written
          preview.textContent = fillText(text, written)
        },
        onKey: event => desk.panels.keys(event),
        onEnter: done,
      }),
      preview,
      row(
        button(t('insert'), done, { class: 'main' }),
        button(t('back'), () => openSnippets(desk, checked), { class: 'edge' }),
      ),
    ],
  })
}

async function insertText(desk: Desk, checked: CheckedField, text: string): Promise<void> {
  desk.panels.leave()
  const outcome = await insert(checked.field, text)
  checked.schedule(0)
  if (outcome === 'done') desk.surface.announce(t('inserted'))
  else openNotice(desk, checked, t(`outcomes.${outcome}`))
}
