import { afterEach, beforeEach, expect, test } from 'vitest'

import { keepFocus } from '#client/shared/ui/keptFocus.ts'

import { FOCUSED_ITEMS, nextFocus } from './nextFocus.ts'

const comment = (id: string) => `
  <div data-comment="" tabindex="-1" id="${id}">
    <div class="field"><textarea id="${id}-field"></textarea></div>
    <div data-comment-tools=""><button id="${id}-edit"></button><button id="${id}-delete"></button></div>
  </div>`
const card = (id: string, ...replies: string[]) => `
  <li data-item="${id}"><article data-comment-card="">
    <button data-card-head="" id="${id}-head"></button>
    ${[id, ...replies].map(comment).join('')}
    <textarea id="${id}-reply"></textarea>
    <button id="${id}-resolve"></button>
  </article></li>`

let end: () => void
beforeEach(() => {
  document.body.innerHTML = `
    <button id="tab"></button>
    <div role="tabpanel" aria-labelledby="tab"><div id="list">
      <ul id="open">${card('a', 'a1', 'a2')}${card('b')}${card('c')}</ul>
      <ul id="resolved"></ul>
    </div></div>`
  const list = at('list')
  end = keepFocus(list, { items: FOCUSED_ITEMS, next: lost => nextFocus(lost, list) })
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

const at = (id: string) => document.getElementById(id) ?? expect.fail(id)
const cardOf = (id: string) => at(`${id}-head`).closest('li') ?? expect.fail(id)
const focused = () => document.activeElement?.id
async function after(change: () => unknown) {
  change()
  await Promise.resolve()
  return focused()
}

test('a card that is gone leaves it to the next one, the last one to the one before it, and then to the tab', async () => {
  at('b-resolve').focus()
  expect(await after(() => cardOf('b').remove())).toBe('c-head')
  expect(await after(() => cardOf('c').remove())).toBe('a-head')
  expect(await after(() => cardOf('a').remove())).toBe('tab')
})

test('a card that goes to another list keeps it', async () => {
  at('b-resolve').focus()
  const resolve = () => {
    cardOf('b').remove()
    at('resolved').innerHTML = card('b')
  }
  expect(await after(resolve)).toBe('b-head')
})

test('a reply that is being written keeps it when someone else resolves its thread', async () => {
  at('b-reply').focus()
  const resolve = () => {
    cardOf('b').remove()
    at('resolved').innerHTML = card('b').replaceAll('class="field"', 'hidden')
    at('b-field').remove()
  }
  expect(await after(resolve)).toBe('b-reply')
})

test('a reply that is deleted leaves it to the comment before it', async () => {
  at('a1-delete').focus()
  expect(await after(() => at('a1').remove())).toBe('a')
  at('a2-delete').focus()
  expect(await after(() => at('a2').remove())).toBe('a')
})

test('a field of a comment that closes leaves it to the button that opened it', async () => {
  at('a1-field').focus()
  expect(await after(() => at('a1-field').parentElement?.remove())).toBe('a1-edit')
})

test('something else that goes from a card leaves it to the card', async () => {
  at('a-resolve').focus()
  expect(await after(() => at('a-resolve').remove())).toBe('a-head')
})
