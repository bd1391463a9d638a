import { assistFrame, type AssistFrame } from '#schema/assist/contract.ts'

/** What each server-sent event of a whole answer says. */
export const eventsIn = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map((line): unknown => JSON.parse(line.slice('data: '.length)))

/** The frames of an AI action in a whole answer. */
export const framesIn = (text: string): AssistFrame[] => eventsIn(text).map(event => assistFrame.parse(event))
