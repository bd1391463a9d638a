/** Hand-written emails of today, as subject | body. They are only measured, not trained on. */
export const serviceEmails: readonly string[] = `
Your order has shipped | Hello Nina, your order 55120 left our warehouse today and should reach you on Thursday. You can follow it at https://www.oakfield.com/track/55120. Thank you for shopping with us.
Order confirmation 20931 | Thank you for your order! 1 x desk lamp, $39.00, shipping $4.90, total $43.90. We will write again when it ships. Questions? Reply to this email or call 555-0144.
Out for delivery today | Your parcel will be delivered today between 2 pm and 5 pm. Nobody at home? Choose a neighbor or a pickup point at https://www.bluevan.com/change.
Your parcel was delivered | We left it at the front door at 11:20. If you cannot find it, please contact our customer service.
Your return has been received | We have received your return for order 7741. The refund of £24.00 will be paid to your card within five days.
Reminder: your appointment on Tuesday | Dear Mr. Novak, this is a reminder of your appointment with Dr. Lee on Tuesday, 4 March, at 9:40. If you cannot attend, please call us on 020 7946 0100.
Your dentist appointment is confirmed | We look forward to seeing you on June 12 at 1:15 pm. Please arrive ten minutes early and bring your insurance card.
Your prescription is ready | Your prescription can be collected from Hill Pharmacy from today. We are open until 8 pm.
Your test results | New results are available in the patient portal. Please sign in as usual to read them. For your privacy, we do not send them by email.
Your verification code | 481902 is your verification code. It expires in 10 minutes. If you did not request it, you can ignore this email.
Confirm your email address | Welcome to Greenleaf! Please confirm your email address: https://app.greenleaf.com/confirm/3a81. The link is valid for 24 hours.
Sign-in code 220 118 | Enter this code to sign in to Northwind. Never share it with anyone; our staff will not ask for it.
Reset your password | We received a request to reset the password of your account. Use this link within one hour: https://accounts.northwind.com/reset/91. If it was not you, no action is needed.
Your password was changed | The password of your account was changed on 3 June at 14:20. If you made this change, there is nothing to do. If not, please contact support at once.
New sign-in from Chrome on Windows | We noticed a new sign-in to your account from Chrome on Windows in Lyon. If this was you, you can ignore this email. If not, change your password in the settings.
Security alert | A new device was added to your account: Pixel 8, today at 08:12. You can check your devices in your account at any time.
Two-step verification is on | You have turned on two-step verification. From now on, we will ask for a code when you sign in on a new device.
Invoice INV-0231 for September | Dear Ms. Ito, please find attached the invoice for September. The total is $1,240.00, due on 15 October. Our bank details are on the invoice. Kind regards, Cedar Design
Your receipt from Bluebird Coffee | 2 x cappuccino, $8.40, paid by card ending in 4410. Thank you for your visit!
Your bill for March is ready | Your electricity bill for March is $71.36. It will be taken from your bank account by direct debit on April 12. You can see it in your account.
Payment received | We have received your payment of $64.20 for invoice 884. Thank you. Nothing else is due.
Payment reminder: invoice 5510 | Our records show that invoice 5510 for £180.00 was due on 1 July. If you have already paid it, please ignore this reminder. Questions about the invoice? Just reply.
We could not charge your card | Your payment for June did not go through, because the card has expired. You can add a new one under Settings, Billing. Your plan stays active until June 20.
Your statement is available | Your statement for July is now available online. Sign in to your account to view it.
Your subscription renews on June 1 | Your Basic plan renews on June 1 for $9.99. To cancel, go to Settings, Plan before that day. No action is needed if you want to keep it.
Your free trial ends in three days | On Friday your trial ends and your plan starts at $12 per month. You can cancel at any time before then and will not be charged.
Subscription canceled | As you asked, we have canceled your subscription. You can use it until December 31.
Your refund is on its way | We have refunded $27.50 to your card. Depending on your bank, it takes up to ten days.
Booking confirmed: Harbor Hotel, 2 nights | Your room is booked from 14 to 16 August. Check-in is from 3 pm. Free cancellation until 12 August. The total of €240 is paid at the hotel.
Check-in for LX 318 is open | Your flight to Zurich leaves on Monday at 10:35. Check in online at https://www.alpineair.com/checkin and save your boarding pass.
Your flight LX 318 is delayed | The new departure time is 17:25. We are sorry for the delay. Your gate is B22.
Your tickets for 9 May | Your two tickets are attached. Doors open at 7 pm. Please show them on your phone.
Table for four on Friday | Your table at Olive & Thyme is booked for Friday at 8 pm. To change or cancel it, call 555-0129.
Library: items due on Tuesday | Two of your books are due on Tuesday. You can renew them online or at any desk.
School closed on Monday | Dear parents, the school will be closed on Monday because of the storm. Lessons start again on Tuesday at 8:00.
Parents' evening on 14 March | Dear parents, we would like to invite you to the parents' evening at 6 pm in the main hall. Please sign up for a time with your child's teacher.
Your course starts on 2 September | Your course starts in room 214. The reading list is attached. Please bring your student card.
Invitation: Budget review, Tue 11 Feb, 10:00 | Mei invited you to a meeting. Join at https://meet.example.com/k3d-9aq. Reply yes, no or maybe.
Updated: Design review now at 4 pm | The meeting was moved to 4 pm in room 3. The agenda is unchanged.
Anna commented on "Draft 4" | Anna wrote: "Can we shorten this part?" Open the document to reply. You can change how often you get these emails in your settings.
Luis shared a folder with you | Luis shared the folder "Budget 2026" with you. You can view and edit its files.
Your ticket 20931 was updated | We have ordered the missing cable and expect it on Wednesday. Reply to this email to add a note.
We have received your request | Thank you for contacting us. We usually answer within one working day. Your reference is CL-40118.
Planned maintenance on Sunday | The site will be offline on Sunday from 2 to 4 am for maintenance. We apologize for the inconvenience.
Water supply off on 9 May | There will be no water on Elm Street on 9 May between 9:00 and 12:00, because we are replacing a pipe.
Meter reading due | Please send us the reading of your gas meter by Friday. You can do so online, by phone or by reply.
Changes to our privacy policy | We have updated our privacy policy. The changes apply from 1 March and are summarized below. You do not need to do anything.
Your insurance renews on 1 May | Your car insurance 77-2041 renews on 1 May for £412. The new documents are attached. Please check that your details are right.
Your claim was approved | Your claim CL-118 was approved, and $320 will be paid to your account by Friday.
Your application | Thank you for applying for the post of nurse at Westbrook Clinic. We would like to invite you to an interview on Wednesday at 10:00.
Your pay slip for August | Your pay slip is available in the staff portal. Your salary will be paid on the 28th.
Timesheets due on Friday | Please submit your timesheet by Friday noon, so that payroll can be run on time.
Vacation request approved | Your vacation from 10 to 21 July was approved by Ms. Weber.
Welcome to Corewell Gym | Your membership is active. You can book classes in the app, and your card is ready at the front desk.
Domain oldmill.org renews soon | Your domain renews on 8 August. We will charge $14 to the card ending in 3381. You can change this in your account.
Build failed on main | The build 2209 failed: 3 tests did not pass. See https://ci.example.org/2209 for the log.
Your export is ready | You can download your data for seven days in your account under Settings.
Your tax return was received | Your tax return was received on 2 April. No further action is needed. You will hear from us within six weeks.
Your passport application | Your application is being processed. It takes about three weeks. We will email you when the passport is sent.
Thank you for your donation | Thank you for your donation of $25 on 3 May. Your receipt for the tax office is attached.
Purchase alert: $42.10 at Hill Garage | Your card ending in 4410 was used for $42.10 at Hill Garage at 09:14. Not you? Call the number on the back of your card.
Your document was signed | The contract was signed by both sides. A copy is attached for your records.
How was your stay? | Thank you for staying with us. We would be glad if you took two minutes to rate your stay.
Your points | You earned 120 points with your last purchase and have 1,480 points. Points from last year expire on 31 December.
Item sold: Oak table | Your item has sold for $45. Please send it within three days. The address of the buyer is in your account.
`
  .trim()
  .split('\n')

/** Hand-written fake notices and other spam of today by mail. */
export const modernSpamEmails: readonly string[] = `
Your parcel could not be delivered | Dear customer, your parcel is held at our depot because of an unpaid fee of £2.99. Please pay within 24 hours at http://post-depot.info/fee or it will be returned to the sender.
Delivery failed: address incomplete | Your package 55RT901 could not be delivered. Update your address here: https://parcel-help.top/us. If you do not respond, the package will be destroyed.
Customs fee due for your shipment | A customs charge of 3.50 EUR must be paid before we can deliver. Click here to pay now: http://dhl-customs.live/9912
Your account has been suspended | We noticed unusual activity. Your account has been suspended until you verify your identity: https://secure-mybank-login.com. Failure to verify within 24 hours will lead to permanent closure.
Security alert: new sign-in from Moscow | Someone signed in to your account. If this was not you, secure your account immediately at https://account-protect.live/login or you will lose access.
Unusual sign-in activity | Dear user, we blocked a sign-in to your mailbox. Verify your password here to keep your account: http://mail-verify.site/login
Your mailbox is full | Your mailbox has reached 99 % and 9 incoming messages are on hold. Click here to release them: http://webmail-quota.site. Your account will be closed within 24 hours.
Password expires today | Dear employee, your password expires today. Keep your current password by signing in here: http://ms365-keep.online/login. IT Support
Your payment was declined | We could not process your last payment. Update your payment details within 48 hours to avoid suspension: https://netflix-billing.live
Your membership has expired | Dear customer, your membership has expired. As part of our loyalty program, extend it for 90 days for free: http://nflx-member.shop. Enter your credit card to verify your account.
Invoice 7741 | Dear customer, your account will be charged $419.50 today for the renewal of Geek Protect. If you did not authorize this payment, call our billing department immediately at +1 808 555 0166 to cancel and get a refund.
Order confirmation: iPhone 15, $1,199 | Thank you for your order. If you did not place this order, call our fraud department at 1-888-555-0142 within 24 hours to cancel.
Overdue invoice, final notice | Your invoice is overdue. Open the attached invoice.html and sign in with your email password to view it, or we will take legal action.
Updated bank details | Dear sir, please note that our bank account has changed. Kindly send the payment of invoice 2210 to the new account today and confirm by email. This is urgent and confidential.
You have a tax refund of $1,400 | After the last calculation you are eligible to receive a tax refund. Submit the form within 48 hours: http://irs-refund.claims-us.top. Enter your bank account and social security number.
Your energy rebate is waiting | You are eligible for a rebate of £400. Apply before Friday at https://energy-rebate-gov.info and enter your card number.
Final notice: unpaid toll | You have an unpaid toll of $6.99. Pay immediately at https://ezpass-tolls.top to avoid a penalty of $50 and the suspension of your license.
Court notice | You failed to appear in court. Pay the fine today, or a warrant for your arrest will be issued: http://court-pay.online
Document shared with you: Salary 2025 | Karen shared a confidential document with you. Sign in with your work email to view it: http://share-doc.site/login
Action required: sign the contract | A document is waiting for your signature. Click here to review: http://docusign-view.club/doc.html. The link expires in 24 hours.
Payroll update | Dear employee, your payroll was not processed. Update your direct deposit details before 5 pm: https://hr-payroll-update.com
Voicemail from +1 202 555 0190 | You have a new voice message. Click here to listen: http://vm-play.xyz/8aa.htm
Are you available? | I am in a meeting and cannot talk. I need you to buy 5 gift cards of $100 each right now. Scratch them and send me the codes. I will refund you today.
Urgent wire transfer | Hi, please process an urgent and confidential transfer of $18,400 today. I will send the bank details. Do not call me, I am in a meeting.
I recorded you | I have access to your device and recorded you through your camera. Pay $900 in bitcoin within 48 hours to this wallet or I will send the video to all your contacts.
Your wallet must be verified | Dear user, verify your wallet before March 1 or you will lose access to your coins. Enter your recovery phrase here: https://metamask-verify.app-wallet.top
You have received 1.24 BTC | Your bitcoin transfer is pending. Confirm your withdrawal within 24 hours: http://btc-payout.club
Withdrawal request | A withdrawal of $2,400 was requested from your account. If it was not you, cancel it now: http://coinbase-safe.xyz/cancel
Your domain is expiring | Attention: your domain will be deleted. Pay $89 now at http://domain-renewals.biz to keep your website and avoid losing traffic.
Your page will be disabled | We received a copyright complaint about your page. Appeal within 24 hours or your account will be removed: https://meta-appeal-center.com/case
Congratulations! You won a $500 gift card | You have been selected to receive a $500 gift card. Claim your reward now: http://wm-gifts.shop. This offer expires today!
You are our lucky winner | Dear winner, your email address won 850,000 USD in our lottery. Send your name, phone number and bank account to claim your prize.
Job offer: $300 a day | We saw your resume. Work from home, part time, no experience needed, paid daily. Contact us on WhatsApp +44 7700 900 182 to start today.
Invest now, 15 % per week | Our trading group earns guaranteed profits with crypto. Deposit $250 and double your money in a week. Join now: https://vip-trade.live
Loan approved | Dear customer, your loan of $5,000 was approved with no credit check. Pay the fee of $99 to receive the money today. Reply with your bank details.
Your computer is infected | We found 5 viruses on your computer. Your antivirus has expired. Renew it now with 80 % off: http://clean-pc.download
Confidential business proposal | Dear friend, I am the lawyer of a late client who left $4.2 million. With your assistance, the fund can be transferred to your bank account. You will get 40 percent of the sum.
Your cloud storage is full | Your photos and files will be deleted today. Upgrade now and get 50 GB for free: http://cloud-keep.site
Your refund could not be sent | We tried to refund $279 to your card. Confirm your bank details here to receive it: https://refund-desk.xyz/form
Reservation at risk | The hotel could not verify your card. Confirm your payment details within 12 hours, or your booking will be canceled: https://booking.confirm-guest.com
SEO for your website | Dear business owner, we can put your website on page one of Google in 30 days, guaranteed. Reply for prices and a free report.
10,000 real followers for $19 | Boost your Instagram today. Cheap, fast and safe, money back guarantee. Order now at http://follow-boost.shop
Lose 20 pounds in two weeks | This gummy burns fat while you sleep. Doctors hate it. Order your free bottle now: http://slim-gummy.shop
Replica watches from $49 | Luxury watches at the lowest prices, free shipping today only. Buy now: http://lux-time.shop
200 free spins | Win big tonight! Get 200 free spins and a 500 % bonus at our casino: http://spin-royal.casino
Your Apple ID has been locked | Your Apple ID was locked for security reasons. Please confirm your information at http://apple-id.unlock-now.com within 24 hours.
PayPal: your account is limited | Dear customer, your account is limited. Log in and confirm your card: [www.paypal.com](https://paypal.account-resolve.com). You will not be able to send money until you do.
Your card has been blocked | For security reasons your card has been blocked. Unblock it here: http://card-unlock.net/visa. You will need your card number and PIN.
Shipment on hold | Your house number is missing. Please correct it via the link within 12 hours: http://fedex-address.cc/fix. A fee of $1.99 applies.
`
  .trim()
  .split('\n')
