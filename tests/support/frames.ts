import { assistFrame, type AssistFrame } from '#schema/assist/contract.ts'

/** The frames in a whole answer of server-sent events. */
export const framesIn = (text: string): AssistFrame[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map(line => assistFrame.parse(JSON.parse(line.slice('data: '.length))))
