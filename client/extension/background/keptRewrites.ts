import { keptRewrite, type KeptRewrite } from '../common/answered.ts'
import { digestOf, sessionRecord } from './sessionRecord.ts'

/** A text of a user, who is known by the API key. */
type Source = { key: string; text: string }

/** Results that their users have neither applied nor discarded, which they have paid for. */
const results = sessionRecord('rewrites', keptRewrite, 20)

const nameOf = ({ key, text }: Source): Promise<string> => digestOf([key, text])

export const keepRewrite = async (source: Source, result: KeptRewrite): Promise<void> =>
  void (await results.keep(await nameOf(source), () => result))

/** Returns the newest result for a text, or null. */
export const findRewrite = async (source: Source): Promise<KeptRewrite | null> =>
  results.get(await nameOf(source))

export const forgetRewrite = async (source: Source): Promise<void> => results.remove(await nameOf(source))

export const forgetRewrites = (): Promise<void> => results.clear()
