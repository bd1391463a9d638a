import { namespace } from '../namespace.ts'

/** The features of plans, and the text for a user whose plan lacks one. */
export const plans = namespace('plans', {
  /**
   * The names as used inside a sentence. The contract takes its list of features from these keys.
   */
  features: {
    sentimentAnalysis: 'sentiment analysis',
    spamChecker: 'the spam checker',
    fontPairing: 'font pairing',
    allowCollaborativeWriting: 'invitations to your documents',
    voiceCommands: 'voice commands',
    achievementSystem: 'achievements',
    prioritySupport: 'priority support',
  },
  /** The names of those that are called otherwise at a snippet. */
  snippet: { allowCollaborativeWriting: 'invitations to your snippets' },
  /** The link from a feature that a plan lacks. */
  seePlans: 'See plans',
  lock: {
    needed: 'Your plan does not include {feature}. The {plan} plan does.',
    inNone: 'No plan includes {feature} at the moment.',
  },
})
