import { namespace } from '../namespace.ts'

/** The bell of the notifications. */
export const bell = namespace('bell', {
  title: 'Notifications',
  button: '{count, plural, =0 {Notifications} other {Notifications, # unread}}',
  number: '{count, number}',
  many: '99+',
})
