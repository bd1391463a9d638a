import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import { replace } from '#client/extension/content/edit/replacement.ts'
import type { Span } from '#client/extension/content/fields/field.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import type { Opening } from '#client/extension/content/surface/panels.ts'
import { hasObject } from '#client/extension/content/text/findings.ts'
import { rewriteAction, type RewriteAction } from '#schema/assist/rewrite.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

import type { Desk } from './desk.ts'
import { openNotice, report } from './openCard.ts'
import { answerOf, problem, row, unanswered, waiting } from './states.ts'

const t = englishTranslator(extensionCard)

/** The most characters of a rewriting: that of an AI action on a selection. */
export const REWRITE_MAX = 10_000

/** A text to rewrite, where it is. */
type Chosen = Span & { text: string }

/** Opens the rewriting of the selection, or of the whole field. Nothing is sent before Send is pressed. */
export function openRewrite(desk: Desk, checked: CheckedField): void {
  const { field } = checked
  const all = field.read()
  const selected = field.selection()
  const span = selected && selected.end > selected.start ? selected : { start: 0, end: all.length }
  const chosen = trimmed(all, span)
  if (chosen.text === '') return openNotice(desk, checked, t('rewriteBlank'))
  if (chosen.text.length > REWRITE_MAX || field.isCut())
    return openNotice(desk, checked, t('rewriteTooLong', { max: REWRITE_MAX }))
  if (hasObject(chosen.text)) return openNotice(desk, checked, t('rewriteObject'))
  void openChoice(desk, checked, chosen)
}

/** Returns a part of a text without the spaces at its ends. */
export function trimmed(text: string, { start, end }: Span): Chosen {
  const part = text.slice(start, end)
  const from = start + part.length - part.trimStart().length
  return { start: from, end: from + part.trim().length, text: part.trim() }
}

async function openChoice(desk: Desk, checked: CheckedField, chosen: Chosen): Promise<void> {
  const { panels, device } = desk
  open(desk, checked, chosen, waiting(t('loading')))
  let host: string
  try {
    host = await device.server()
  } catch {
    if (panels.isOver(checked.field)) openNotice(desk, checked, t('failed'))
    return
  }
  if (!panels.isOver(checked.field)) return
  let action: RewriteAction = 'improve'
  const kinds = rewriteAction.options.map(each =>
    button(
      t(`actions.${each}`),
      () => {
        action = each
        for (const kind of kinds) kind.setAttribute('aria-pressed', String(kind.dataset['action'] === each))
      },
      { class: 'edge', 'aria-pressed': String(each === action), 'data-action': each },
    ),
  )
  panels.fill(t('rewrite'), [
    build('h2', {}, t('rewrite')),
    build('div', { class: 'row', role: 'group', 'aria-label': t('how') }, ...kinds),
    build('p', { class: 'text', tabindex: '0' }, chosen.text),
    build('p', { class: 'soft' }, t('sends', { host })),
    row(
      button(t('send'), () => void send(desk, checked, chosen, action), { class: 'main' }),
      button(t('cancel'), () => panels.close(), { class: 'edge' }),
    ),
  ])
}

async function send(desk: Desk, checked: CheckedField, chosen: Chosen, action: RewriteAction): Promise<void> {
  const { panels, device } = desk
  open(desk, checked, chosen, waiting(t('rewriting')))
  const asked = panels.opened()
  const answer = await answerOf(device.rewrite(action, chosen.text))
  // The user has closed it since.
  if (panels.opened() !== asked) return
  if (answer.kind !== 'done')
    return panels.fill(
      t('rewrite'),
      unanswered(desk, answer, () => void send(desk, checked, chosen, action)),
    )
  const { text, left } = answer.value
  // Without a limit, the number is negative.
  const remaining = left < 0 ? null : build('p', { class: 'faint' }, t('left', { count: left }))
  if (text === chosen.text)
    return panels.fill(t('result'), [build('p', {}, t('same')), remaining, row(closing(desk, t('close')))])
  const apply = async (): Promise<void> => {
    panels.leave()
    const outcome = await replace(checked.field, { ...chosen, expected: chosen.text, text })
    if (outcome === 'done') return report(desk, checked, outcome)
    checked.schedule(0)
    // The user has paid for the result, and still needs it.
    open(desk, checked, chosen, [problem(t(`outcomes.${outcome}`)), ...result])
  }
  const result = [
    build('h2', {}, t('result')),
    build('p', { class: 'text', tabindex: '0' }, text),
    remaining,
    row(
      button(t('replace'), () => void apply(), { class: 'main' }),
      closing(desk, t('discard')),
    ),
  ]
  panels.fill(t('result'), result)
}

const closing = ({ panels }: Desk, label: string): HTMLElement =>
  button(label, () => panels.close(), { class: 'edge' })

function open({ panels }: Desk, checked: CheckedField, chosen: Chosen, content: Opening['content']): void {
  const { field } = checked
  panels.open({
    label: t('rewrite'),
    field,
    anchor: () => field.rectsOf(chosen).at(-1) ?? field.element.getBoundingClientRect(),
    takesFocus: true,
    content,
  })
}
