import { namespace } from '../namespace.ts'

/** How a document is checked, in a few words. */
export const goals = namespace('goals', {
  title: 'Goals',
  more: '{language} + {count, number} more',
  audiences: { general: 'Anyone', knowledgeable: 'Knowledgeable', expert: 'Experts' },
  formalities: { informal: 'Informal', neutral: 'Neutral', formal: 'Formal' },
  domains: {
    general: 'General',
    academic: 'Academic',
    business: 'Business',
    technical: 'Technical',
    creative: 'Creative',
    casual: 'Casual',
  },
})
