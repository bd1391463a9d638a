import type { LogRow, Writer } from './contract.ts'

/** How the name of a writer of acts ends. */
const OF_ACTS = '.acts'

/** Returns the name under which a process writes its rows with acts. */
export const actWriterOf = (writer: Writer): Writer => `${writer}${OF_ACTS}`

/** Whether a row has acts, or the compensation of some. */
export const isOfActs = ({ writer }: Pick<LogRow, 'writer'>): boolean => writer.endsWith(OF_ACTS)
