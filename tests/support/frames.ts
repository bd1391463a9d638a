import { assistFrame, type AssistFrame } from '#schema/assist/contract.ts'

/** Returns the data of each server-sent event in a complete answer. */
export const eventsIn = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map((line): unknown => JSON.parse(line.slice('data: '.length)))

/** Returns the frames of an AI action in a complete answer. */
export const framesIn = (text: string): AssistFrame[] => eventsIn(text).map(event => assistFrame.parse(event))
