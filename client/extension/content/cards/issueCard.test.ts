import { describe, expect, test, vi } from 'vitest'

import { press } from '#client/extension/content/surface/build.ts'
import { issueAt } from '#client/extension/content/testing/issueAt.ts'
import { findingsOf } from '#client/extension/content/text/findings.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { cardLabel, issueCard } from './issueCard.ts'

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>'

function cardOf(text: string, changes: Partial<Issue> = {}) {
  const [finding] = findingsOf([issueAt(0, text.length, changes)], { from: 0, text })
  if (!finding) throw new Error('no finding')
  const acts = { replace: vi.fn(), dismiss: vi.fn(), addWord: vi.fn(), turnOffRule: vi.fn(), next: null }
  const card = document.createElement('div')
  card.append(...issueCard(finding, acts))
  const named = (name: string) =>
    Array.from(card.querySelectorAll('button')).find(({ textContent }) => textContent === name)
  return { card, acts, named, label: cardLabel(finding) }
}

describe('the card of an issue', () => {
  test('has its title, its reason, its replacements and its acts', () => {
    const { card, acts, named } = cardOf('teh', { replacements: ['the', 'tea'] })
    expect(card.querySelector('h2')?.textContent).toBe('misspelled')
    const replacement = named('tea')
    if (replacement) press(replacement)
    expect(acts.replace).toHaveBeenCalledExactlyOnceWith('tea')
    for (const name of ['Dismiss', 'Add to dictionary', 'Turn this rule off']) {
      const button = named(name)
      if (!button) throw new Error(`no ${name}`)
      press(button)
    }
    expect(acts.dismiss).toHaveBeenCalledOnce()
    expect(acts.addWord).toHaveBeenCalledOnce()
    expect(acts.turnOffRule).toHaveBeenCalledOnce()
  })

  test('offers the dictionary for unknown words only', () => {
    expect(cardOf('to gether').named('Add to dictionary')).toBeUndefined()
    expect(cardOf('a@b').named('Add to dictionary')).toBeUndefined()
    expect(cardOf('teh', { rule: 'AnA' }).named('Add to dictionary')).toBeUndefined()
    expect(cardOf('london', { replacements: ['London'] }).named('Add to dictionary')).toBeUndefined()
  })

  test('names a removal by the text that goes', () => {
    const { named, acts } = cardOf('very', { replacements: [''] })
    const removal = named('Remove “very”')
    if (removal) press(removal)
    expect(acts.replace).toHaveBeenCalledExactlyOnceWith('')
  })

  test('shows markup as text', () => {
    const { card, label } = cardOf(HOSTILE, {
      message: HOSTILE,
      explanation: HOSTILE,
      replacements: [HOSTILE],
    })
    expect(card.querySelectorAll('img, script')).toHaveLength(0)
    expect(card.textContent).toContain(HOSTILE)
    expect(label).toContain(HOSTILE)
  })

  test('does nothing by an event that a script dispatches', () => {
    const { acts, named } = cardOf('teh')
    named('Dismiss')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    named('the')?.click()
    expect(acts.dismiss).not.toHaveBeenCalled()
    expect(acts.replace).not.toHaveBeenCalled()
  })
})
