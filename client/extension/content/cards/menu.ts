import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import type { Finding } from '#client/extension/content/text/findings.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

import type { Desk } from './desk.ts'
import { openNotice } from './openCard.ts'

const t = englishTranslator(extensionCard)

export type BadgeActs = {
  openIssue: (checked: CheckedField, finding: Finding) => void
  openSnippets: (checked: CheckedField) => void
  openRewrite: (checked: CheckedField) => void
  /** The host that checking can be turned off on. */
  host: string
}

type MenuActs = BadgeActs & { anchor: () => DOMRect; move: () => void; hide: () => void }

/** The most issues that the list shows. */
const LISTED = 5

/** Opens the list of a field's issues, with everything else that can be done there. */
export function openMenu(desk: Desk, checked: CheckedField, acts: MenuActs): void {
  const { panels, device } = desk
  const { findings } = checked
  const count = findings.length
  const first = (act: () => void) => () => {
    panels.close()
    act()
  }
  const turnOff = async () => {
    try {
      await device.turnOffHost(acts.host)
    } catch {
      openNotice(desk, checked, t('actFailed'))
    }
  }
  const show = (finding: Finding) => () => {
    checked.field.reveal(finding)
    acts.openIssue(checked, finding)
  }
  const label = t('menu', { count })
  panels.open({
    label,
    field: checked.field,
    anchor: acts.anchor,
    // The button has the focus if it was pressed by a key.
    takesFocus: desk.surface.focused() !== null,
    content: [
      build('h2', {}, checked.isChecking ? t('checking') : label),
      checked.isPartial() ? build('p', { class: 'soft' }, t('tooLong')) : null,
      list(
        findings.slice(0, LISTED).map(finding => {
          const item = button('', show(finding))
          item.append(build('b', {}, finding.flagged), build('small', {}, finding.issue.message))
          return item
        }),
      ),
      count > LISTED ? build('p', { class: 'faint' }, t('more', { count: count - LISTED })) : null,
      count > 0 ? build('p', { class: 'faint' }, t('keys')) : null,
      build('hr'),
      list([
        button(t('snippets'), () => acts.openSnippets(checked)),
        button(t('rewrite'), () => acts.openRewrite(checked)),
        button(t('move'), first(acts.move)),
        button(t('hide'), first(acts.hide)),
        button(
          t('off'),
          first(() => void turnOff()),
        ),
      ]),
    ],
  })
}

const list = (buttons: readonly Node[]): HTMLElement | null =>
  buttons.length === 0 ? null : build('div', { class: 'list' }, ...buttons)
