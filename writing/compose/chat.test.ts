import { expect, it } from 'vitest'

import { chatWords } from './chat.ts'
import { applyEdits } from './edits.ts'

const spelled = (text: string) => applyEdits(text, chatWords(text))

it.each([
  ['wud u tell me pls', 'would you tell me please'],
  ['Pls call me bc I leave tonite.', 'Please call me because I leave tonight.'],
  ['How r u?', 'How are you?'],
  ['ur late, and ur bag is here', "you're late, and your bag is here"],
  ['It was a long nite, thx.', 'It was a long night, thanks.'],
  ['Are you in? pls say smth b4 6.', 'Are you in? Please say something before 6.'],
  ['if u cant come, go w the others', "if you can't come, go with the others"],
  ['the room that we gonna use', 'the room that we are going to use'],
  ["i gonna call, but he's gonna wait", "i am going to call, but he's going to wait"],
  ['are u gonna come, or is it gonna rain', 'are you going to come, or is it going to rain'],
  ['ppl come 2day, so lemme know', 'people come today, so let me know'],
])('spells out: %s', (chat, prose) => expect(spelled(chat)).toBe(prose))

it.each([
  'The fort dates from 300 BC.',
  'Let u be a vector and r its length.',
  'He writes R and U-turns.',
  'See r/writing, bc.example and @pls.',
  'He spoke in thieves’ cant to them.',
  'A 60 W lamp needs w watts.',
  'The R package was good.',
  'What you gonna do?',
])('keeps: %s', text => expect(spelled(text)).toBe(text))
