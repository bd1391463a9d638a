import { describe, expect, it, test } from 'vitest'

import { checkSpam } from './checkSpam.ts'

/** None of these texts is in the training data. */
describe('a service message', () => {
  test.each([
    'Your order 55812 has shipped and will arrive on Friday.',
    'Reminder: your dentist appointment is tomorrow at 9:30.',
    '482913 is your verification code. It expires in 10 minutes.',
    'Your invoice for October is attached. The total is $48.20, due on November 15.',
    'We received a request to reset your password. If you did not make it, you can ignore this email.',
    'New sign-in to your account from Chrome on a Mac in Berlin. Not you? Change your password.',
    'Your parcel from Blue Lamp Co. will be delivered tomorrow between 2 pm and 4 pm.',
    'Your package is waiting at the locker on Station Road. Use code 7714 to open it.',
    'Hi Tom, just a reminder about your haircut on Thursday at 5.',
    'Your table for two at Casa Verde is confirmed for 7:45 pm tonight.',
    "Your security code is 550912. Don't share it with anyone.",
    'Your bank statement for July is now available online.',
    "Your password was changed today at 10:32. If this wasn't you, please contact support.",
    'Flight BX 441 to Rome now departs at 18:20 from gate 12.',
    'Your subscription will renew on August 3 for $14.99. Manage it in your account.',
    'Your refund of $27.50 has been sent and should reach your card within a week.',
    'We could not deliver your parcel today. We will try again tomorrow.',
    'Your card ending in 2210 was used for $19.99 at an online store.',
    'Maple Grove School: early dismissal at 12:30 on Wednesday. Lunch will be served.',
    'Walgreens: the refill for Peter is ready. Store hours today are 8 am to 10 pm.',
    'Your water will be shut off on Elm Road from 10 to 11 on Tuesday for repairs.',
    'Gas bill: $83.15 for February. Autopay runs on March 10.',
    'Event changed: "Quarterly planning" now takes place on Friday at 3 pm in room Oslo.',
    'Your yoga membership renews next Monday. You can cancel at the desk until Sunday evening.',
    'We have issued a refund of €62.00 for your canceled booking. It takes 3 to 5 days.',
    'Your technician, Dev, arrives between 8 and 10 am. You can follow him at https://www.northfiber.com/visit/2291',
    'Dr. Hahn will be 20 minutes late today. We are sorry for the wait.',
    'Someone asked to reset your password. Click the link below to choose a new one. It works for one hour.',
    'Your seat for the 14:05 to Glasgow is coach C, 42. Have a good journey.',
  ])('is clean: %s', body => {
    expect(checkSpam({ body }).verdict).toBe('clean')
  })

  test.each([
    [
      'Your order is on its way',
      'Your order 90112 left our warehouse this morning and should arrive on Monday.',
    ],
    ['Appointment tomorrow', 'This is a reminder of your eye test tomorrow at 10:20. Reply to change it.'],
    ['Your sign-in code', 'Use the code 771 203 to sign in. It expires in 15 minutes. Do not share it.'],
    [
      'Invoice 3312 from Hale Roofing',
      'Please find attached invoice 3312 for $860.00. It is due on June 30.',
    ],
    [
      'Password reset',
      'You asked to reset your password: https://id.maplehost.com/reset/2a. If not, ignore this email.',
    ],
    [
      'New sign-in to your account',
      'Your account was used on a new tablet in Turin. If that was you, you need do nothing.',
    ],
    [
      'Your booking at Pension Alma',
      'Your room is booked from May 3 to May 5. Breakfast is included in the price.',
    ],
    [
      'Your plan renews next week',
      'Your Team plan renews on March 9 for $30. You can change or cancel it in your settings.',
    ],
    ['Refund for order 4410', 'We have refunded $18.20 to your card. It may take a few days to show.'],
    ['Class trip on Thursday', 'Dear parents, the bus leaves at 8:15. Please pack a lunch and good shoes.'],
  ])('with a subject is clean: %s', (subject, body) => {
    expect(checkSpam({ subject, body }).verdict).toBe('clean')
  })
})

describe('spam of today', () => {
  test.each([
    'URGENT! You have won a $1000 gift card. Claim now at http://bit.ly/win1000',
    'Your parcel is held. Pay the $2.99 fee now at http://post-fee.xyz/pay or it will be returned!',
    'Get cheap loans today, no credit check! Call 08001234567 now',
    'FREE entry to our weekly prize draw! Txt WIN to 80082 now. 150p/msg',
    'Your shipment is on hold because a customs payment of 1.80 EUR is missing. Pay here: https://customs-payment.site/k2',
    'Delivery attempt failed. Confirm your address within 24 hours: parcel-redelivery.info/9x',
    'Your order #70012 has shipped. To cancel the charge of $899.99, call 1-888-555-0164 now.',
    'Invoice 8812 for $449.00 was charged to your account. Not you? Call our refund desk at 1-844-555-0129.',
    'Your invoice is overdue. View it at http://invoice-view.top/8812 and log in with your email.',
    'New sign-in from an unknown device. If this was not you, verify your account at https://secure-signin.live',
    'Your online banking will be locked today. Confirm your details: https://my-bank-verify.com/login',
    'Your Netflix account is on hold. Update your payment method at http://netflix-update.club',
    'You are due a tax refund of £311.20. Submit your bank details at https://tax-refund-gov.online',
    'Unpaid toll of $4.15. Pay before midnight at https://toll-pay.icu/ca to avoid a late fee.',
    'Your password expires in 2 hours. Keep it by signing in at http://password-keep.site/o365',
    'Your appointment was canceled. Pay the $15 fee to book again: http://clinic-fee.top/book',
    'Part time job: earn $250 a day from your phone. Add me on WhatsApp +44 7700 900 118',
    'Your crypto wallet will be disabled. Enter your recovery phrase at https://wallet-restore.app-secure.top',
  ])('is found in the look of a service message: %s', body => {
    expect(checkSpam({ body }).verdict).toBe('spam')
  })

  test.each([
    [
      'Your package is on hold',
      'Dear customer, pay the outstanding fee of $1.99 within 24 hours at http://parcel-fee.top or it will be returned.',
    ],
    [
      'Security alert',
      'We noticed an unusual sign-in. Verify your account immediately at https://account-verify.live or it will be suspended.',
    ],
    [
      'Invoice 5521',
      'Your card will be charged $389.00 today. If you did not order this, call 1-888-555-0133 to cancel and get a refund.',
    ],
    [
      'Reset your password now',
      'Your mailbox password expires today. Click here to keep it: http://mail-keep.site/login',
    ],
  ])('is found with a subject: %s', (subject, body) => {
    expect(checkSpam({ subject, body }).verdict).not.toBe('clean')
  })

  it('gets nothing for the words of a notice', () => {
    const notice = 'Your order has shipped and will arrive on Friday.'
    const ids = (body: string) => checkSpam({ body }).signals.map(({ id }) => id)
    expect(ids(notice)).toContain('notice')
    expect(ids(`${notice} It is on hold. Pay the fee at https://parcel-fee.top`)).not.toContain('notice')
    expect(ids(`${notice} It is on hold. Pay the fee at https://parcel-fee.top`)).toContain('lure')
  })
})
