import { expect, it } from 'vitest'

import { parseBody } from './parse.ts'
import { bodyWithoutImages } from './withoutImages.ts'

const image = { type: 'image', attrs: { id: '00000000-0000-4000-8000-000000000001', alt: 'A whale' } }
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const bodyOf = (...content: object[]) => {
  const parsed = parseBody({ type: 'doc', content }, { characters: 100 })
  return parsed.ok ? parsed.value : expect.fail()
}

it('leaves out images, wherever they are', () => {
  const quote = (...content: object[]) => ({ type: 'blockquote', content })
  expect(bodyWithoutImages(bodyOf(image, paragraph('One'), quote(paragraph('Two'), image)))).toEqual(
    bodyOf(paragraph('One'), quote(paragraph('Two'))),
  )
  expect(bodyWithoutImages(bodyOf(quote(image)))).toEqual(bodyOf(quote({ type: 'paragraph' })))
})

it('is an empty line where there was nothing else', () => {
  expect(bodyWithoutImages(bodyOf(image))).toEqual(bodyOf({ type: 'paragraph' }))
})
