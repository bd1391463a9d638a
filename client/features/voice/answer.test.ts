import { expect, test } from 'vitest'

import { answerIn } from './answer.ts'

test.each(['yes', 'Yes.', 'yes please', 'yeah', 'go ahead', 'run it', 'do it please', 'okay yes', 'sure'])(
  'counts %j as a yes',
  text => expect(answerIn(text)).toBe(true),
)

test.each(['no', 'No thanks', 'cancel', 'Cancel that.', 'never mind', 'stop', 'no thank you'])(
  'counts %j as a no',
  text => expect(answerIn(text)).toBe(false),
)

test.each(['go to settings', 'yesterday', 'no one came', 'make it shorter', ''])(
  'takes %j as another command',
  text => expect(answerIn(text)).toBeNull(),
)
