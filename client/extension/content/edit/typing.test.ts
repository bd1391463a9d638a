import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { typeInRich } from './typing.ts'

let element: HTMLElement
let typed: string[]

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('StaticRange', vi.fn())
  document.body.innerHTML = '<div contenteditable="true"><p>Here</p></div><p>There</p>'
  element = document.querySelector('div') ?? expect.fail()
  goTo('div p')
  typed = []
  element.addEventListener('beforeinput', ({ inputType, data }) => typed.push(data || inputType))
})
afterEach(() => vi.unstubAllGlobals())

const goTo = (selector: string): void => document.getSelection()?.collapse(document.querySelector(selector))

test('types one line after the other', async () => {
  await typeInRich(element, 'One\nTwo')
  expect(typed).toEqual(['One', 'insertParagraph', 'Two'])
})

test('types no further line when the user goes to another part of the page', async () => {
  const ended = typeInRich(element, 'One\nTwo\nThree')
  goTo('body > p')
  await ended
  expect(typed).toEqual(['One', 'insertParagraph'])
})
