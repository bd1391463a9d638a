import { namespace } from '../namespace.ts'

/** Why voice commands are refused to an account. The server answers with the same texts. */
export const VOICE_REFUSALS = {
  notAllowed: 'Contact admin to enable voice commands for your account.',
  switchedOff: 'Enable voice commands in Settings to use this feature.',
} as const

/** The button of voice commands, and why they are refused. They are on every screen. */
export const voiceAccess = namespace('voiceAccess', {
  name: 'Voice commands',
  button: 'Voice',
  listening: 'Voice, listening',
  openSettings: 'Open settings',
  notAllowed: { title: 'Voice Commands Not Enabled', text: VOICE_REFUSALS.notAllowed },
  switchedOff: { title: 'Voice Commands Disabled', text: VOICE_REFUSALS.switchedOff },
})
