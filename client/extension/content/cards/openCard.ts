import type { WordAdded } from '#client/extension/common/answered.ts'
import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import { replace, type Outcome } from '#client/extension/content/edit/replacement.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import { sameIn, type Finding } from '#client/extension/content/text/findings.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

import type { Desk } from './desk.ts'
import { cardLabel, issueCard } from './issueCard.ts'

const t = englishTranslator(extensionCard)

/** Opens the card of a finding at its place. With keys, it takes the focus. */
export function openCard(desk: Desk, checked: CheckedField, finding: Finding, takesFocus: boolean): void {
  const { device, panels } = desk
  /** The finding where it is now. */
  const present = () => sameIn(checked.findings, finding)
  const anchor = () => {
    const now = present()
    return (now && checked.field.rectsOf(now)[0]) ?? null
  }
  const learn = async (learned: Promise<WordAdded | void>) => {
    panels.close()
    try {
      if ((await learned) === 'full') return openNotice(desk, checked, t('dictionaryFull'))
      desk.recheck()
    } catch {
      openNotice(desk, checked, t('actFailed'))
    }
  }
  const next = checked.after(finding)
  const content = issueCard(finding, {
    replace: text => void replaceFinding(desk, checked, present, text),
    dismiss() {
      panels.close()
      checked.dismiss(finding)
    },
    addWord: () => void learn(device.addWord(finding.flagged)),
    turnOffRule: () => void learn(device.turnOffRule(finding.issue.rule, finding.issue.message)),
    next: next && (() => openCard(desk, checked, next, takesFocus)),
  })
  panels.open({ label: cardLabel(finding), content, anchor, field: checked.field, takesFocus })
}

async function replaceFinding(
  desk: Desk,
  checked: CheckedField,
  present: () => Finding | null,
  text: string,
): Promise<void> {
  desk.panels.close()
  checked.catchUp()
  const { start = 0, end = 0, flagged = ' ' } = present() ?? {}
  report(desk, checked, await replace(checked.field, { start, end, expected: flagged, text }))
}

/** Says how a replacement ended, and checks the text as it is now. */
export function report(desk: Desk, checked: CheckedField, outcome: Outcome): void {
  checked.schedule(0)
  if (outcome === 'done') desk.surface.announce(t('replaced'))
  else openNotice(desk, checked, t(`outcomes.${outcome}`))
}

/** Shows a line at a field. */
export function openNotice(desk: Desk, { field }: CheckedField, text: string): void {
  desk.surface.announce(text)
  desk.panels.open({
    label: text,
    content: [build('p', {}, text), button(t('close'), () => desk.panels.close(), { class: 'edge' })],
    anchor: () => field.element.getBoundingClientRect(),
    field,
    takesFocus: false,
  })
}
