/**
 * Further service messages of today: with names of companies, links, phone numbers and short forms.
 * Hand-written, like serviceMessages.
 */
export const companyMessages: readonly string[] = `
DHL: your shipment 4410 2290 17 arrives today by 18:00. Follow it at https://www.dhl.com/track
UPS update: a package from Tilly Shoes is on its way and comes on Wednesday.
Hello Mark, your parcel from Pine & Co. was handed to your neighbor at number 14.
FedEx: we attempted delivery at 3:12 pm. We will be back tomorrow, or collect it at the depot with an ID.
Royal Mail: your item will be delivered today. No signature is needed.
Your Amazon order with "Garden hose" has been dispatched and will be with you on May 6.
Heads up! Your sofa arrives on Thursday. Please make sure the hallway is clear.
Delivery update: your driver is 3 stops away. Track live at tracking.mapletrans.com/v/8841.
Sorry, your parcel was damaged in transit. A replacement has already been sent free of charge.
Your parcel could not be delivered because nobody was home. It is now at the post office until the 19th.
Choose another delivery day at https://www.bluevan.com/change/20417 or do nothing to keep Friday.
Your backordered item is in stock again and will ship by the end of the week.
Great news, Ella! Your order is on its way. Expected: Sat 14 June. Reply HELP for help or STOP to opt out.
Appt reminder: Dr Okafor, Tue 4 Mar, 8:50am, Riverside Surgery. To cancel call 0161 496 0123.
Lakeview Dental: Hi Rosa, see you on 6/12 at 1:15 PM. Reply Y to confirm, N to reschedule.
You have an appointment at St. Anne's Hospital, Clinic 4, on 21 November at 09:40. If you cannot attend, please ring 020 7946 0018.
Your optician appointment is due. Book online at https://www.clearsight.com/book or call us on 01632 960221.
We had to move your appointment with the nurse to Thursday at 2 pm. Reply OK if this suits you.
Your MRI scan is on Monday at 7:00 in building C. Do not wear jewelry.
Your flu vaccination is free of charge for people over 65. Ask at the desk to book a time.
Your hair appointment with Zoe is tomorrow at 10. Cancellations within 24 hours are charged at 50 %.
Reminder from Happy Paws: Luna's nail trim is on Sat at 9.
Your prescription no. 771204 is ready. Pick up at Hill Pharmacy, open until 9 pm.
CVS Pharmacy: 1 prescription for JO is ready for pickup. Total: $12.40.
Rx refill: we have asked your doctor to approve more refills. We will text you when it is ready.
Your medication is out of stock until Tuesday. We can send it to you by mail instead.
Time to reorder? Your prescription runs out in five days. Reply R to refill.
Your Google verification code is 558 201.
Your Apple ID code is: 409112. Don't share it with anyone.
PayPal: 119402 is your security code. It expires in 10 minutes. Never share this code with anyone.
<#> 880314 is your Parkly code. Do not give this code to anyone, even if they say they are from Parkly.
Use code 2291 to verify your phone for Lunchbox. Msg & data rates may apply.
Your one-time passcode is 771 540. If you didn't request it, call the number on the back of your card.
OTP 330918 for a payment of EUR 48.00 at Rail Europe, card ending 1207. Valid for 5 minutes.
Microsoft account security code: 6620
Your 6-digit code is 018855. Our staff will never ask you for it.
Bank of Elm: we noticed a purchase of $214.00 at Volt Electronics. Reply YES if it was you or NO if it was not.
Chase: you made a $62.18 payment to City Power on Jun 3.
Your payment of £35.00 to Kite Energy was successful. Thank you. Ref 88210.
Low balance: your account ending 5521 is below £50. You may want to move some money in.
Your card was declined at Station Kiosk because the PIN was wrong. You can see your PIN in the app.
We've temporarily frozen your card, as you asked in the app. You can unfreeze it there at any time.
Your credit card payment of $120 is due on June 14. The minimum is $35.
You have set up a new payee: J. Moreau. If you did not do this, call us on the number on your card.
Your credit limit has been changed to $4,000 as you requested.
Your loan payment of $310.55 was received on time.
Fraud check: did you just spend £12.99 at Play Store? Reply Y or N. We will never ask for your PIN or password.
Your check for $95.00 was deposited. The money will be available on Thursday.
Invoice INV-0032 from Cedar Plumbing for £180.00 is due on 1 July. View it at https://invoices.cedarplumbing.co.uk/32
Your invoice is overdue by three days. If you have already paid, please ignore this reminder.
Hi Jan, the invoice for the drums is attached. Payment within 14 days, please. Thanks, Otto
Your receipt for order 5512: 2 x tea, $14.20, shipping free. Total $14.20.
Your phone bill is ready: $41.00, due on 25 Sept. Pay in the app or at any store.
We could not take your payment for June. We will try again in three days, you do not need to do anything.
Water bill: £96.20 for Jan to Mar. It will be collected by direct debit on 4 April.
Your gas meter reading was 4471. The estimated bill is $52.
Your electricity will be off on 9 May from 9:00 to 11:30 for work on the line. Sorry for the trouble.
Boil water notice for zone 3 has been lifted. Tap water is safe to drink.
Power cut in your area: our engineers are on site. Next update at 15:00. Free helpline: 105.
Internet installation: our technician Omar visits on Friday between 12 and 4 pm.
Reset your Trellis password here: https://trellis.app/reset/8f2c. If you didn't ask for this, no action is needed.
Here is your password reset link: https://id.fernwood.org/r/20194. It can be used once.
Your password was reset on 12 May at 08:01. If this wasn't you, sign in and change it right away.
You have changed your email address. If you did not make this change, contact us at help@fernwood.org.
New login to Instagram from Pixel on Android. If this wasn't you, secure your account in the settings.
New device signed in to your Google account: Windows, Porto. You can check your activity in your account.
Security alert: a new sign-in from Chrome on Linux. If it was you, you can ignore this email.
Was this you? Login from Madrid at 21:15 on a Samsung phone. Yes: do nothing. No: open the app and tap "Not me".
Your account was locked after five wrong passwords. You can try again in 30 minutes.
Your sign-in link for Notely: https://notely.com/magic/33ac91. It expires in 15 minutes.
Two-factor authentication was turned off for your account on Sunday. If this was not you, turn it on again in Settings.
Your recovery email was changed. You can undo this within seven days.
Booking.com: your stay at Hotel Linde starts tomorrow. Check-in is from 14:00 to 22:00.
Your Airbnb host wrote: the key is in the box by the door, code 2207.
Boarding pass for BA 2490, seat 22A, gate closes at 06:40. Have a good flight!
Your train to Bath at 17:04 is canceled. Your ticket is valid on the next one at 17:34.
Reservation confirmed: Fri 7 Feb, 19:30, 2 people, Trattoria Nino. To cancel, call 555-0129.
We look forward to welcoming you to Camp Birch! Your pitch is number 41.
Your Uber is arriving now. Nadia, gray Kia, plate LT19 KPO.
Your car rental in Malaga is confirmed, ref 7Q2KD. Bring your card, license and passport.
Your visa appointment was moved to 3 March at 11:00. Please bring the same documents.
Your ferry is delayed by two hours because of strong wind. Please check in at 14:30 instead.
Oak Primary: after-school club is canceled today. Please collect your child at 3:15.
School lunch balance for Leo is $3.40. You can top it up at https://lunch.oakdistrict.org.
Report cards are online now. Sign in to the parent portal to view them.
Dear parents, please return the permission form for the museum trip by Wednesday.
Reminder: school photos are tomorrow. Order forms are in your child's bag.
Bus 12 is running 15 minutes late this morning. We are sorry.
Zara was late today (arrived 9:10). If you have a note, please send it to the office.
Your exam is on 15 June at 9:30 in Hall 2. Bring your student card and a pen.
Your tuition payment for the fall term is due on August 20. See your student account.
Your scholarship application has been received. You will hear from us by April.
Invitation: Budget review, Tue 11 Feb, 10:00 to 10:45, room 3. Accept or decline in your calendar.
Updated: "Lunch with Priya" is now on Thursday at 12:30.
Canceled event: Team standup on Monday 26 May.
Tomorrow: 9:00 dentist, 14:00 call with Lars, 18:30 choir.
Starting in 30 minutes: Interview with Ms. Diaz, https://zoom.us/j/55102.
Your Netflix membership: your plan changes to Standard on 9 June, $15.49 a month.
Spotify: your Premium payment of $10.99 went through. Thanks for listening.
Your yearly plan renews on 2 October for €59. To turn off renewal, go to Settings, then Plan.
Your trial has ended. Your account is now on the free plan, and nothing was charged.
Your domain oldmill.org renews on 8 August. We will charge the card ending in 3381.
Your antivirus license was renewed until June next year. The receipt is in your account.
Your magazine subscription ends with the next issue. Renew it at the desk or online if you like.
Your refund of £18.00 for ticket 2210 has been approved and will be paid within 5 days.
We refunded $9.99 to your Visa card. It may take up to ten days to show.
Your deposit of $200 for the rental car was released today.
Refund issued: order 7745, 1 x blue scarf, $24.00.
Your claim for the delayed flight was accepted. We will send $250 to the account you gave us.
Your tax refund of $412 was sent to your bank on April 9.
You have a new message in your secure inbox at the tax office. Sign in as usual to read it.
HMRC: we received your Self Assessment return on 28 January. You don't need to do anything.
Your parking session at Dock Street ends at 15:20. Cost so far: £3.60.
Your toll account balance is $6.20. It is topped up by card when it falls below $5.
Your MOT is due on 30 November. Book at any garage.
Your library fine is $1.50. You can pay it at the desk.
Your membership at Corewell Gym is paused until 1 July.
Congratulations, you have completed the course "First aid". Your certificate is attached.
Congratulations on your new home! Your keys can be picked up on Friday at 10.
You've earned a free coffee! Show this message at Bean Street before 30 June.
Thanks for shopping with us. Your member discount of 10 % was applied to order 3091.
Your wish list item "Desk lamp" is now $34.
Your price alert: flights from Oslo to Rome in May are down to $120.
You have 2 unread messages from your landlord in the Homely app.
Dropbox: Karim shared "Plans.pdf" with you. View it at https://www.dropbox.com/s/19ak2
DocuSign: the contract was completed by everyone. You can download a copy.
Sam requested $20 from you on Venmo for "pizza".
You received £40 from Noor. It is in your account now.
GitHub: your token "deploy" expires in 7 days. You can make a new one in the settings.
CI: build 2209 passed on main.
Your support case 7781 was solved. If the problem comes back, reply to this email.
Your laptop repair costs $89. Reply YES to go ahead or call 555-0177 with questions.
Your phone order is ready in our Mill Lane store. Please bring a photo ID.
We are calling you at 10:30 about your order of kitchen doors. The number ends in 0190.
Council: your bulky waste is collected on Monday. Please put it out before 7 am.
Your blue badge application was approved. The card arrives within ten days.
Polling day is Thursday. Your polling station is Mill School, open 7 am to 10 pm.
Flood warning for the River Dean. Move your car and valuables to higher ground.
Missing cat "Otis" has been found. Thank you all for looking!
Blood service: your donation was used today at City Hospital. Thank you.
Your interview with Hartwell Ltd is confirmed for 14:00 on Teams. The link is in the invitation.
Payday reminder: timesheets close today at 5. Submit yours in the portal.
Your leave balance is 11 days. Days from last year expire on 31 March.
Shift swap approved: you work Sunday 6 to 14 instead of Saturday.
Your security training is due by 30 April. It takes 20 minutes.
`
  .trim()
  .split('\n')
