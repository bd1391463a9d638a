import { namespace } from '../namespace.ts'

/** Answers to voice commands about a text. */
export const voiceAnswers = namespace('voiceAnswers', {
  issues:
    '{count, plural, =0 {No issues.} one {# issue. The review shows it.} other {# issues. The review shows them.}}',
  problems: {
    noField: 'There is no text on this screen. Say “open text editor” first.',
    readOnly: 'This text can’t be changed right now.',
    noRoom: 'There is no room for this text.',
    formatting: 'This works in documents. Say “open text editor” first.',
    notHere: 'This works in documents. Say “open text editor” first.',
    noText: 'There is no text yet. Write something first.',
    unavailable: 'This isn’t available for this text right now.',
    noSpeaker: 'Your browser can’t read text aloud.',
    tooLong: 'This command is too long. Use at most 500 characters.',
  },
})
