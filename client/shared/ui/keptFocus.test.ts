import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { keepFocus, neighborOf } from './keptFocus.ts'

const row = (name: string) => `<li id="${name}"><a href="#${name}">${name}</a><button>More</button></li>`
const PAGE = `
  <main id="main" tabindex="-1"></main>
  <input>
  <div id="around" tabindex="0"><div id="list">
    <ul>${row('one')}${row('two')}${row('three')}</ul>
    <ul><li id="folder"><button>Folder</button><ul>${row('filed')}</ul></li></ul>
  </div></div>
  <div role="dialog"><button id="confirm">Delete</button></div>`

let end: () => void
beforeEach(() => {
  document.body.innerHTML = PAGE
  end = keepFocus(at('#list'), {
    items: 'li',
    next: lost => neighborOf(lost, 'li')?.querySelector('a, button') ?? at('input'),
  })
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)
const focused = () => {
  const { activeElement } = document
  return activeElement === document.body ? 'nothing' : activeElement?.textContent || activeElement?.tagName
}
/** Removes an element, and lets the page see it. */
async function remove(...selectors: string[]): Promise<void> {
  for (const selector of selectors) at(selector).remove()
  await Promise.resolve()
}

test('moves to the row after the one that is gone, then to the one before it, then elsewhere', async () => {
  at('#two button').focus()
  await remove('#two')
  expect(focused()).toBe('three')
  await remove('#three')
  expect(focused()).toBe('one')
  await remove('#one')
  expect(focused()).toBe('Folder')
})

test('moves to the row around one that was alone in its list', async () => {
  at('#filed a').focus()
  await remove('#folder ul')
  expect(focused()).toBe('Folder')
  await remove('#list ul:last-child')
  expect(focused()).toBe('three')
})

test('knows rows that came after the focus, and leaves an empty list', async () => {
  at('#one a').focus()
  at('#one').insertAdjacentHTML('afterend', row('new'))
  await Promise.resolve()
  await remove('#one')
  expect(focused()).toBe('new')
  at('#list').textContent = ''
  await Promise.resolve()
  expect(focused()).toBe('INPUT')
})

test('leaves the focus of someone who has gone on elsewhere', async () => {
  at('#one a').focus()
  at('input').focus()
  await remove('#one')
  expect(focused()).toBe('INPUT')
  at('input').blur()
  await remove('#two')
  expect(focused()).toBe('nothing')
})

const press = (element: HTMLElement) =>
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))

test.each([
  ['presses elsewhere', () => press(document.body)],
  ['presses what takes no focus in the list', () => press(at('#two'))],
  ['goes to the main part by its link', () => [at('input').focus(), at('#main').focus()]],
  ['goes to what is around the list', () => at('#around').focus()],
])('leaves the focus of someone who %s', async (_, leave) => {
  at('#two button').focus()
  leave()
  if (document.activeElement === at('#two button')) at('#two button').blur()
  const before = document.activeElement
  await remove('#two')
  expect(document.activeElement).toBe(before)
})

test('knows a button that is pressed, also when it has the focus already', async () => {
  at('#two button').focus()
  press(at('#two button'))
  await remove('#two')
  expect(focused()).toBe('three')
  at('#confirm').focus()
  press(at('#confirm'))
  at('#confirm').blur()
  // A closed dialog has nowhere to return it, and the row goes later.
  at('#main').focus()
  await remove('#three')
  expect(focused()).toBe('one')
})

describe('a dialog that has the focus', () => {
  beforeEach(() => {
    at('#two button').focus()
    at('#confirm').focus()
  })

  test('keeps it until it closes', async () => {
    await remove('#two')
    expect(focused()).toBe('Delete')
    await remove('[role=dialog]')
    // The dialog has nowhere to return it.
    at('#main').focus()
    expect(focused()).toBe('three')
  })

  test('may close first', async () => {
    await remove('[role=dialog]')
    await remove('#two')
    expect(focused()).toBe('three')
  })

  test('may return it elsewhere', async () => {
    await remove('#two')
    at('input').focus()
    await remove('[role=dialog]')
    expect(focused()).toBe('INPUT')
  })
})

test('passes over a menu that is drawn in the list', async () => {
  at('#list').insertAdjacentHTML('beforeend', '<div role="menu"><button id="item">Remove</button></div>')
  at('#two button').focus()
  at('#item').focus()
  await remove('[role=menu]')
  expect(focused()).toBe('nothing')
  await remove('#two')
  expect(focused()).toBe('three')
})

test('ends', async () => {
  at('#one a').focus()
  end()
  await remove('#one')
  expect(focused()).toBe('nothing')
})
