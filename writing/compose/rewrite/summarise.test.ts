import { expect, it } from 'vitest'

import { summary } from './summarise.ts'

const complaint = `I bought a dishwasher from your shop on 4 January. It was delivered three days later than promised. Already on the first day, water came out under the door.

A technician changed a seal on 18 January. It was dry for four days. Then there was water on the floor again. Your hotline let me wait for forty minutes.

The door is bent and cannot be repaired. I want the 649 euros back, and I want you to pay for the floor. The weather was bad as well.`

it('keeps the demand, for which a complaint is written', () => {
  expect(summary(complaint).text).toContain('I want the 649 euros back')
})

it.each([
  'For them, the way over the bridge is longer.',
  'The third one died in a jar.',
  'Today there are 85 of them.',
])('leaves out a sentence that leans on one that is left out: %s', leaning => {
  const text = `The ferry to the island stops this winter. Residents in the north are angry about the ferry. ${leaning} The operator says the ferry loses money every day. The government decides about the ferry in October. A new bridge opened in 2021 and took half of the passengers of the ferry.`
  const short = summary(text).text
  expect(short).toContain('The ferry to the island stops this winter.')
  expect(short).not.toContain(leaning)
})

it('leaves out a quotation, and uses the room for a shorter sentence', () => {
  const text = `The mayor closed the old bridge in June. "I take my children over the bridge to school every single morning of the year," said Anne Dahl, who lives next to it. The new bridge costs four million euros. It rains. Repairs of the old bridge begin in May and take two years, according to the plan of the city. People walk.`
  const short = summary(text).text
  expect(short).not.toContain('my children')
  expect(short).toContain('The new bridge costs four million euros.')
})

it('keeps a short denial with the sentence that it denies', () => {
  const text =
    'The city said the old bridge was safe for all of the heavy traffic of the city. It was not. The bridge carries most of the traffic. Engineers found cracks in the bridge in May. It rained. Repairs of the bridge cost four million euros and begin in June. Shops fear for their trade.'
  const short = summary(text).text
  expect(short).toContain('safe for all of the heavy traffic of the city. It was not.')
})
