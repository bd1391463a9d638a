/** An act performed by speaking. An instruction to the email generator begins with one. */
export type SpeechAct =
  | 'ask'
  | 'request'
  | 'invite'
  | 'thank'
  | 'apologise'
  | 'remind'
  | 'tell'
  | 'update'
  | 'follow_up'
  | 'complain'
  | 'apply'
  | 'introduce'
  | 'confirm'
  | 'cancel'
  | 'reschedule'
  | 'schedule'
  | 'propose'
  | 'offer'
  | 'congratulate'
  | 'decline'
  | 'accept'
  | 'resign'
  | 'welcome'
  | 'persuade'
  | 'wish'
  | 'discuss'

/**
 * The complement of a speech act: "about the price", "to send the slides", "that it is late",
 * "whether", "when …".
 */
export type Complement = 'noun' | 'action' | 'clause' | 'whether' | 'wh' | 'none'

/**
 * A message of the user, parsed as far as it is unambiguous. Texts are in mid-sentence form: no end
 * mark, and a lower-case first letter unless it is a name. `verbatim` is the original note, tidied.
 */
export type Note = { verbatim: string } & (
  | { form: 'question'; text: string }
  | { form: 'statement'; text: string }
  /** The acting party: the reader, the writer, or both together. */
  | { form: 'order'; action: string; who: 'reader' | 'writer' | 'both' }
  | { form: 'speech'; act: SpeechAct; how: Complement; text: string; about: boolean; whole: string | null }
  | { form: 'label'; label: string; value: string }
  | { form: 'noun'; text: string }
  | { form: 'phrase'; text: string }
)
