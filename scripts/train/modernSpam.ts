/**
 * Hand-written spam of today. Most of it imitates service messages, so that their look alone is not
 * learned as harmless.
 */
export const modernSpam: readonly string[] = `
Your parcel is waiting for delivery. Please confirm the payment of $1.99 at http://post-delivery-fee.com/pay
USPS: your package cannot be delivered because of an incomplete address. Update it within 12 hours: https://usps.track-help.top/us
Royal Mail: your item is held at our depot because of an unpaid shipping fee of £2.99. Settle it here: https://royalmail-depot.info/fee
DHL: customs duty of 3.50 EUR is due for your shipment. Pay now to avoid return: http://dhl-customs.live/9912
We tried to deliver your parcel but nobody was home. Rebook and pay the redelivery charge at https://evri-rebook.com/uk
Your package has been stopped at our sorting center. Schedule delivery: http://bit.ly/3pkgx
Final notice: your parcel will be sent back to the sender unless you confirm your address today at parcel-confirm.xyz/a1
FedEx: shipment on hold. Your house number is missing. Please correct it via the link: fedex-address.cc/fix
Your delivery from Amazon failed. Reschedule here to avoid a storage fee: https://amzn-redelivery.shop/now
Your package 55RT901 was not delivered, the address is wrong. Click the link to update: https://t.ly/upd8
UPS: there is an outstanding customs charge on your parcel. Please pay $2.10 at https://ups-clearance.site/x9 or it will be destroyed.
Dear customer, your parcel could not be delivered. Please enter your card to pay the small fee of £1.45 and rebook: mydelivery-hub.online
An Post: your packet is ready for delivery, but a fee of 1.85 EUR is required. Visit anpost-fee.icu
Hermes: missed delivery. To reschedule, please visit www.hermes-newdate.com and pay 1.10.
Important message about your parcel: address verification needed. Open https://verify-parcel.click/u before midnight.
Your order 80021 is on hold. Confirm your card to release it: http://order-release.top/c
Your bank account has been suspended. Verify your details at https://secure-mybank-login.com to restore access.
Alert: a payment of £899.00 was made from your account. If this was not you, cancel it at https://cancel-payee-bank.com
HSBC: a new payee was added to your account. If this was NOT you, visit: https://hsbc.remove-payee.info
Your card has been blocked for security reasons. Unblock it here: http://card-unlock.net/visa
Bank of America: unusual activity detected. Your access is limited until you confirm your identity: bofa-secure.support/id
Wells Fargo alert: your online banking is locked. Log in now at http://wf-restore.online to unlock.
Dear customer, your debit card will be deactivated today. Please update your KYC by clicking http://kyc-update.link
Your SBI account will be blocked today. Update your PAN number now: http://bit.ly/sbipan
We noticed a login from a new device in Moscow. If this wasn't you, secure your account immediately: https://account-protect.live/login
Security alert: someone has signed in to your account. Cancel this sign-in here: http://signin-cancel.xyz
New sign-in to your Apple ID from Beijing. Not you? Verify now at https://appleid-verify.support or your account will be locked within 24 hours.
Your Apple ID has been locked. Please confirm your information at apple-id.unlock-now.com
Your iCloud storage payment failed. Update your card to keep your photos: http://icloud-billing.info/card
Google: suspicious sign-in prevented. Verify it is you: https://google-accounts.verify-user.top
Your Microsoft password expires today. Keep the same password by signing in here: http://ms365-keep.online/login
Your mailbox is full and 9 messages are pending. Release them at https://webmail-quota.site/login
Your email account will be closed within 24 hours. Confirm that you want to keep it: http://mail-upgrade.club
Your Facebook page will be disabled for violating copyright. Appeal within 24 hours: https://meta-appeal-center.com/case
Instagram: we received a copyright complaint about your post. Verify your account or it will be removed: ig-copyright.help/form
Your WhatsApp account expires today. Renew it for 0.99 at http://wa-renew.top
PayPal: you sent $649.99 to Coin Trade LLC. If you did not authorize this, call our fraud team at 1-888-555-0142 immediately.
Your PayPal account is limited. Please log in and confirm your card: https://paypal.account-resolve.com
Your payment of $499.99 for Norton LifeLock was successful. To cancel and get a refund, call +1 808 555 0166.
Thank you for your order! $389.99 will be charged for your Geek Support renewal today. Not you? Call 1-877-555-0101 within 24 hours for a refund.
Your subscription to PC Protect renews today for $299. To cancel, call our billing desk on 1-833-555-0119 now.
Invoice 7741: your account is charged $419.50 for the McAfee plan. Questions? Call toll free 1-844-555-0188 to stop the payment.
Invoice attached. Final demand: pay $980 today at http://invoice-portal.top/pay or we will take legal action.
Your invoice 22810 is overdue. Open http://docs-invoice.xyz/22810.html and sign in with your email to view it.
Please find the updated invoice. Our bank details have changed, so send the payment to the new account today and confirm by text.
Your Netflix payment was declined. Update your payment details to avoid suspension: https://netflix-billing.live
Netflix: your membership has ended. Rejoin for only $1 at http://nflx-member.shop
Spotify: we could not process your payment. Your account will be deleted in 24 hours unless you update it: spotify-pay.info/upd
Your Amazon Prime will renew for £79.99 today. To cancel, press the link http://prime-cancel.site or call 0203 555 0143.
Amazon: your account is on hold because of a billing problem. Verify here: https://amazon.billing-check.xyz
Amazon security: an order for an iPhone 15 ($1,199) was placed. If not you, call 1-866-555-0155 now.
HMRC: you are owed a tax refund of £278.44. Claim it here: https://hmrc.refund-gov.com
IRS: your tax refund of $1,400 is pending. Submit your details to receive it: http://irs-refund.claims-us.top
You are eligible for a £400 energy bill rebate. Apply before Friday at https://energy-rebate-gov.info
Final warning: you owe unpaid tax. A warrant will be issued for your arrest. Call 0208 555 0177 immediately.
GOV: your council tax refund is ready. Enter your bank details to receive it: http://council-refund.online
Your Social Security number has been suspended because of suspicious activity. Press 1 or call 1-888-555-0199.
Medicare: your new card is ready. Confirm your number to receive it: http://medicare-newcard.site
Student loan forgiveness: you have been approved for $20,000. Complete your application today, call 855-555-0134.
E-ZPass: your unpaid toll of $6.99 will result in a $50 late fee. Pay today at https://ezpass-tolls.top/pay
Toll services: our records show an outstanding balance of $11.69. Avoid penalties and pay at sunpass.bill-due.com
DVLA: your vehicle tax payment failed. Update your details to avoid a £1,000 fine: https://dvla-vehicle-tax.info
You have an unpaid parking penalty. Pay within 24 hours to avoid court: http://parking-fine-pay.online
Court notice: you failed to appear. Pay the fine today by gift card or a warrant will be issued. Call 555-0199.
DMV final notice: you have one outstanding ticket. Your license will be suspended unless you pay here: dmv.pay-ticket.icu/t
Your Coinbase account was accessed. Move your funds to a safe wallet now: http://coinbase-safe.xyz
Coinbase: withdrawal code 881 204. If you did not request this, call us at 1-805-555-0161 immediately.
Your wallet must be verified before March 1 or you will lose your coins. Enter your recovery phrase at https://metamask-verify.app-wallet.top
You have 1.24 BTC waiting. Confirm your withdrawal: http://btc-payout.club
Elon is giving away 5,000 ETH. Send 0.1 to get 0.2 back: https://eth-double.live
Join our VIP trading group on WhatsApp. Members make 30 % profit every day: https://wa.me/44705550133
I have an investment opportunity with guaranteed returns of 15 % per week. Add me on Telegram @profit_coach
Hello, I'm Anna from Global HR. We have a part time job for you, $300 a day, work from home. Reply on WhatsApp +44 7700 900 182.
We saw your resume. Earn $150 to $500 per day by rating products online. No experience needed. Text me at wa.me/15550133
Remote job: 60 minutes a day, paid daily, 90 USD per hour. Contact Ms. Lee on Telegram to start today.
Hi, are you still looking for a job? Our company pays 200 EUR a day for liking videos. Add t.me/joblily
Hi mum, my phone is broken and this is my new number. Please text me on WhatsApp +44 7700 900 451. I need you to pay a bill for me today.
Hi dad, I dropped my phone. Can you send 900 to this account today? I will pay you back on Friday.
Mum it's me, I lost my phone. Save this number and delete the old one. I urgently need help with a payment.
It's the boss. I'm in a meeting. I need you to buy 5 Apple gift cards of $100 right now and send me the codes.
Are you free? I need a quick favor. Get some Steam gift cards and send me pictures of the codes. I will refund you.
Hi, I sent you a 6-digit code by mistake. Can you please send it to me? It's urgent.
This is your bank. To stop a fraudulent payment, reply with the code we have just sent you.
Your verification code is 559201. Someone is trying to log in. To block them, reply with this code now.
We have detected a virus on your phone! Install the free cleaner now: http://clean-phone.download
Microsoft support: your computer is infected. Call 1-888-555-0170 now and do not turn it off.
Voicemail: you have 1 new voice message. Listen: http://vm-play.xyz/8aa
You have a missed call and a new voicemail: https://voice-msg.cc/l
Karen shared a document "Salary 2025" with you. Sign in with your work email to view: http://share-doc.site/login
HR: your payroll was not processed. Update your direct deposit details before 5 pm: https://hr-payroll-update.com
IT desk: your password must be changed today. Use this form to enter your old and new password: http://it-helpdesk-form.online
Please review and sign the attached contract: http://docusign-view.club/doc.html
Domain expiry notice: your domain will be deleted. Pay $89 now at http://domain-renewals.biz
Your SIM will be blocked within 24 hours. Update your documents: http://sim-verify.link or call 70555 01234.
Dear customer, your electricity will be disconnected tonight at 9:30 pm because your last bill was not updated. Please call our officer at 98555 01234 immediately.
Your water will be cut off today because of an unpaid bill. Pay now: http://waterbill-pay.online
Vodafone: your bill could not be processed. Update your payment method to avoid extra fees: https://vodafone.bill-issue.com
EE: we were unable to take your latest payment. To avoid charges, update your details: https://ee-billing.support
Verizon: you have a free gift for paying your bill in May. Claim it here: http://vzw-gift.top/a
AT&T customer, thank you for being loyal. Here is a little gift for you: http://b3fre.info/x
Congratulations! You have been selected to receive a $500 Walmart gift card. Claim it at http://wm-gifts.shop
You are today's lucky visitor. Claim your iPhone 15 here: http://lucky-phone.win
Costco: as a thank you, you have won a $100 voucher. Complete this short survey: https://costco-survey.site
Your name came up in our draw! Collect your new TV before midnight: tv-winner.online/c
Dear winner, your email has won 850,000 USD. Send your name, address and bank account to claim.
Congratulations, your number was picked in the WhatsApp lottery. Contact the agent on +44 7700 900 991 to claim.
I am a lawyer for your late relative. A sum of $4.2 million is waiting. Please reply in confidence.
You were approved for a loan of $5,000. No credit check. Get the cash today: http://cash-quick.loan
Need money fast? Get up to £2,000 in 10 minutes, bad credit welcome. Apply: http://fast-loan.top
Your debt can be written off by up to 85 % under a new law. Reply YES for more info or STOP to opt out.
You may be owed compensation for your accident. Claim up to £3,750 today. Call 0161 555 0111.
Were you mis-sold car finance? You could be due thousands. Check now at http://pcp-claim.info
Win big tonight! 200 free spins and a 500 % bonus when you join: http://spin-royal.casino
Your bonus of $1,000 is waiting. Deposit now and play: http://mega-jackpot.vip
Hot singles near you want to chat. See the photos: http://meet-now.click
Hi handsome, I saw your profile and I like it. Add me here to see my private pictures: http://lena-cam.live
I recorded you through your camera. Pay $900 in bitcoin within 48 hours or I will send the video to all your contacts.
We have your passwords. Send 0.05 BTC to this wallet today or everything will be published.
Lose 20 pounds in two weeks with this gummy. Doctors hate it. Order a free bottle: http://slim-gummy.shop
Buy cheap meds online without a prescription: http://rx-discount.top
Replica watches from $49, free shipping today only: http://lux-time.shop
Is this you in this video? https://bit.ly/vid88
OMG look what they are saying about you http://tinyurl.com/see-post
Your photos are posted here, look before they get deleted: http://pic-leak.top
I want to buy your sofa. The courier will pick it up and bring the money. Enter your card here to receive the payment: http://ebay-courier.online
The buyer has paid for your item. To receive the money, confirm your card: https://vinted-payout.site/88
Your item has been sold! Receive 45 EUR here: http://pay-receive.top/45
The apartment is still available. I'm abroad, so please send the deposit of $600 first and I will mail you the keys.
Your booking will be canceled. The hotel could not verify your card. Confirm it within 12 hours: https://booking.confirm-guest.com
Booking: your reservation is at risk. Verify your payment details here: http://reservation-check.live
Your flight was canceled. To get your refund of $340, enter your card details: http://airline-refund.info
Your ticket refund is ready. Enter your card number and PIN at https://rail-refund.online
Your appointment is confirmed. To keep it, pay the $20 fee now at http://clinic-pay.top
Your prescription is on hold. Pay the outstanding fee of £9.90 at http://pharma-fee.xyz to release it.
NHS: you have been in contact with a case. Order your test kit and pay postage at https://nhs-testkit.info
School notice: you must pay the exam fee today or your child will be excluded. Pay here: http://school-pay.site
Your child has been in an accident. Call this number immediately and have your card ready: 555-0190.
Your insurance has lapsed. Reactivate it now to avoid a fine: http://insure-now.online
You have an unclaimed refund from your insurance of £420. Reply YES to claim.
Your pension review is due. Release up to 25 % tax free today, call 0800 555 0122.
Please donate to the victims of the flood. Send bitcoin or gift cards here: http://aid-now.live
Your library account owes $35. Pay immediately at http://lib-fines.xyz or it goes to a debt collector.
Your calendar has been infected. Click to remove the virus: http://cal-clean.click
Calendar invite: You won an iPhone! Click to confirm your address: http://event-win.top
Your cloud storage is full! Your photos will be deleted today. Get 50 GB free: http://cloud-keep.site
Your free trial is over and $89.95 will be charged today. Cancel here and enter your card: http://trial-stop.online
Your refund of $279 could not be sent. Confirm your bank details here: https://refund-desk.xyz/form
You overpaid your electricity bill. Get £62.10 back at http://power-refund.top, enter your card to receive it.
Your Venmo payment of $800 is pending. Upgrade to a business account to receive it: http://venmo-business.site
Zelle: you have received $500. To accept, verify your account: https://zelle-accept.info
Cash App: you have won $750. Finish one task to cash out: http://cashapp-750.live
Your Cash App was charged $120 at Target. If not you, call 1-855-555-0147.
Chase: did you attempt a $1,450 transfer? Reply YES or NO. If NO, our agent will call you, please have your code ready.
Capital One: your card is restricted. Call 1-877-555-0128 and enter your card number and PIN.
Santander: your device was paired. If this wasn't you, stop it here: https://santander-devices.com/stop
Lloyds: a payment was attempted from a NEW DEVICE on 12/05. If this was NOT you visit lloyds.stop-device.com
Barclays: you have a new secure message. Read it at barclays-message.info/login
Your Steam account was reported by mistake. Contact the admin on Discord within one hour or you will be banned.
Free Nitro for you! Claim your 3 months here: http://discord-nitro.gift-now.click
Your crypto tax form is late. Sign in with your wallet to avoid a penalty: http://irs-crypto.live
You've been added to a settlement of $725. Submit your claim with your SSN here: http://settle-claim.info
We are buying houses in your area for cash. Interested? Reply YES for an offer today.
Boost your Instagram with 10,000 real followers for $19. Order now at http://follow-boost.shop
We can put your website on page one of Google in 30 days, guaranteed. Reply for prices.
Solar panels at no cost! Government program ends Friday. Reply SOLAR to qualify.
Your car warranty has expired. This is your last chance to renew. Call 1-866-555-0191.
Our system shows that you qualify for a $6,400 health subsidy. Call now 1-844-555-0150 before it expires.
Black Friday sale! 90 % off all sunglasses today only: http://rb-outlet.shop
Act fast: only 3 left! Get the miracle heater for half price: http://heat-pro.store
Crypto signal: buy $ZENO before 8 pm, it will go up 900 %. Join t.me/zenopump
Hello dear, how are you today? I got your number from a friend. I trade gold and can teach you to earn.
Is this Jennifer? Sorry, wrong number. You seem kind, let's be friends. Add me on WhatsApp.
Your Telegram account will be removed for spam. Verify it here: http://telegram-verify.top
Your Ledger has been hacked. Update the firmware now and enter your 24 words: https://ledger-firmware.support
Your LinkedIn profile appeared in 12 searches. Sign in to see who: http://linkedin-views.site/login
Your Disney+ payment was rejected. Update your card now: https://disney-billing.xyz
Your Xbox order of $139.99 is confirmed. Cancel within 2 hours: 1-888-555-0113
Your Costco membership expires today. Extend it for free for 90 days: http://costco-extend.top
Your Dropbox file expires in 1 hour. Download it: http://dropbox-files.club/x.zip
Fax received: 3 pages. Open fax.html to view it and enter your email password.
Your Zoom account is suspended. Sign in with Microsoft to reactivate: http://zoom-restore.live
Your Uber account was charged $214. Dispute it here within 12 hours: http://uber-dispute.site
Your Airbnb payout is on hold. Confirm your identity and card: http://airbnb-payouts.info
Your passport is ready, but a fee of $4.20 is missing. Pay it at http://passport-fee.online
Your visa has been approved. Pay the processing fee of $99 by transfer today to receive it.
Immigration office: there is a problem with your papers. You will be deported unless you call 202-555-0188 today.
Your meter must be replaced today. Confirm the $3 fee: http://meter-swap.xyz
Your gym refund of $80 is waiting. Confirm your card at gymrefund.online/ok
You have a secure message from your doctor. Sign in with your email and password: http://health-msg.site
Your medical bill of $240 is past due and goes to collections today. Pay: http://med-bill.top
Your password was changed. If you did not do this, reset it within 1 hour here: http://pw-reset.help-desk.xyz
We received a request to reset your password. If this wasn't you, cancel it now: http://cancel-reset.live/c
Your account shows a login from Nigeria. Reply with your password to block it.
Your two-step verification will be turned off today. Keep it by confirming your code here: http://keep-2fa.site
`
  .trim()
  .split('\n')
