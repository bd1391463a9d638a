/**
 * Hand-written service messages of today, by kind. The text messages in the other training data are
 * from 2011 and older, when nearly all messages from companies were spam.
 */
export const serviceMessages: readonly string[] = `
Your order 48213 has shipped and should arrive on Tuesday.
Good news: your parcel is out for delivery today between 10:00 and 14:00.
Your package was delivered at 11:42 and left at the front door.
We missed you. Your parcel is now at the pickup point on Mill Road until May 12.
Order #90417 is packed and will leave our warehouse tomorrow morning.
Your delivery has been delayed by one day. We expect it on Thursday.
The courier will be with you in about 20 minutes. You can follow the van at https://track.harborpost.com/7731.
Your return has arrived. We will refund $34.90 to your card within five days.
Two of the three items in your order have been sent. The third follows next week.
Your parcel from Oakfield Books needs a signature. Someone should be at home on Monday.
Thank you for your order! We will let you know as soon as it ships.
Your order 3308 is confirmed. Estimated delivery: March 3 to March 5.
Your groceries are on the way. Your driver is Samir.
One item in your order is out of stock, so we replaced it with a similar one.
Your order is ready for pickup at the store on Grand Avenue. Please bring your order number.
Pickup reminder: your order 5521 will be held until Saturday at 6 pm.
We have received your order and will start printing your photos today.
Your order has been canceled as you asked. You have not been charged.
Your exchange was sent this morning. The tracking number is 1Z88204417.
The address for order 7140 was changed to 12 Elm Street.
Reminder: you have an appointment with Dr. Patel tomorrow at 9:15.
Your dentist appointment is on Wednesday, June 4, at 2:30 pm. Reply C to confirm.
Your eye test has been moved to Friday at 11:00.
This is a reminder of your haircut with Lena on Saturday at noon.
Please arrive ten minutes before your appointment and bring your insurance card.
Your appointment for Monday is confirmed. Call 555-0143 if you need to change it.
Your car is booked in for its service on April 9 at 8:00.
The vet will see Milo on Thursday at 4:45 pm.
Your vaccination is due in October. You can book a time online or by phone.
Your test results are ready. Please sign in to the patient portal to read them.
Your prescription is ready at the pharmacy on Main Street.
Your repeat prescription has been sent to your pharmacy and can be collected from tomorrow.
The physiotherapist is ill today, so we have to cancel your 3 pm appointment. Sorry about that.
A slot has opened up on Tuesday at 10:40. Would you like to take it?
Reminder: parents' evening is tomorrow at 6 pm in the main hall.
Your driving lesson is on Sunday at 13:00. Sam will pick you up at home.
Your blood donation appointment is on July 8. Please eat something before you come.
Reminder: the plumber comes today between 1 and 3 pm.
Your video consultation starts in 15 minutes. Open the app to join.
We look forward to seeing you on Friday at 7:30 for your check-up.
Your verification code is 104882. Do not share it with anyone.
731904 is your sign-in code. It expires in 10 minutes.
Use 55 20 18 to confirm your phone number.
Your one-time code is 663120. We will never ask you for it by phone.
G-209114 is your verification code.
Enter 4471 to finish setting up your account. The code is valid for five minutes.
Your login code for Northwind is 882301. If you did not ask for it, you can ignore this message.
Your security code is 015-772. Nobody from our team will ask for it.
Confirm your payment of $18.40 to City Cabs with the code 330917.
Here is the code you asked for: 908812. It works once.
Your access code for the building is 7719, valid until Sunday.
Code 224-610 confirms your new email address.
Your backup code was used to sign in. You have four left.
The door code for your room is 4063. Check-in is from 3 pm.
Your transfer code is 118203. Only enter it if you made this transfer yourself.
Your invoice 2024-118 for September is attached. The total is $240.00.
Invoice 5510 is due on November 30. You can pay by card or bank transfer.
We have received your payment of $64.20. Thank you.
Your receipt from Bluebird Coffee: $8.75, paid by card on May 2.
Your monthly statement is ready. Sign in to view it.
Your electricity bill for March is $71.36 and will be taken from your account on April 12.
Reminder: the rent for June is due on Thursday.
Payment of invoice 884 was received on Monday. Nothing else is due.
Your credit note for order 2207 is attached.
We could not charge your card for this month. Please update it before May 20.
Your next bill will be $39. It is due on the first of the month.
The invoice you asked for is in your account under Billing.
Your tax document for 2025 is now available in your account.
Your card ending in 4410 will be charged $12.99 on Friday for your plan.
Please find attached the quote for the repair of your roof. It is valid for 30 days.
Your deposit of $150 has been returned to your account.
We noticed an error in invoice 731 and have sent you a corrected one.
Your expense report for October was approved and will be paid with your salary.
Your pay slip for August is available in the staff portal.
Thank you for your donation of $25. Your receipt is attached.
We received a request to reset your password. If it was not you, ignore this message.
Your password was changed on June 3 at 14:20. If this was you, there is nothing to do.
Use this link to choose a new password: https://accounts.northwind.com/reset. It works for one hour.
You asked us to reset your password. The link expires in 30 minutes.
Your password will expire in seven days. You can change it in your settings.
Your password has been reset. Please sign in with the new one.
Someone asked for a new password for this account. No changes have been made.
Your PIN was changed at a cash machine today.
Your email address was changed to a new one. If you did not do this, contact support.
Your account recovery phone number was updated on Monday.
New sign-in to your account from Firefox on Windows in Oslo.
We noticed a new sign-in from an iPhone. If this was you, you can ignore this message.
Someone signed in to your account from a new device. Check the activity if it was not you.
A new device was added to your account: Pixel 8, today at 08:12.
Your account was signed in to from Lyon, France. Was this you?
Two-step verification has been turned on for your account.
We blocked a sign-in attempt from an unknown device. Your account is safe.
You signed in on a new computer at 9:02. No action is needed if this was you.
An app was given access to your calendar. You can remove it in your settings.
Your session was ended because you signed in somewhere else.
Your card was used for $42.10 at Hill Garage. Not you? Call the number on the back of your card.
Balance alert: your checking account is below $100.
Your salary of $2,480.00 has arrived in your account.
You sent $30 to Priya. Your new balance is $412.60.
A direct debit of $55 to Citywide Water will be taken on Monday.
Your transfer to Tom Baker was completed.
Your new card is in the mail and should arrive within five working days.
Your standing order of $200 was changed as you asked.
Cash withdrawal: $60 at Station Square, 18:04.
Your savings account earned $3.12 in interest this month.
Your mortgage application has moved to the next step. Your adviser will call you on Tuesday.
Your contactless limit has been raised to $100 as you requested.
Your booking at the Harbor Hotel is confirmed for two nights from August 14.
Check-in for flight LX 318 to Zurich is open. Your seat is 14C.
Your flight to Denver leaves from gate B22. Boarding starts at 10:35.
Flight AB 1204 is delayed by 40 minutes. The new departure time is 17:25.
Your train to Leeds leaves from platform 6 at 8:52.
The 7:15 bus will not run tomorrow because of road works.
Your rental car is ready. Please bring your license and a credit card.
Your table for four at Olive & Thyme is booked for Friday at 8 pm.
Your reservation has been changed to three guests.
Your taxi is arriving. Look for a white Toyota, plate 7KLM 204.
Your trip with Jonas came to $14.60. Thanks for riding with us.
Your seat on the 9 am ferry is confirmed. Please be at the pier 30 minutes before.
The gate for your flight has changed to A11.
Your hotel room is ready earlier than planned. You can check in from noon.
Your parking session ends in 15 minutes. You can extend it in the app.
Your tickets for the concert on May 9 are attached. Doors open at 7 pm.
The match on Saturday has been moved to 3 pm. Your tickets are still valid.
Your cinema seats are H7 and H8, screen 4, at 20:15.
Your museum tickets are for Sunday at 11:00. Show this message at the entrance.
The workshop on Thursday has been canceled. You will get your money back within a week.
Your library book is due on Tuesday. You can renew it online.
The book that you reserved is ready to collect at Central Library.
You have two overdue items. Please return them when you can.
Your library card expires next month. Renew it at any desk.
School is closed today because of snow. Buses will not run.
Mia was absent from her first class today. Please call the school office.
The trip to the zoo is on Friday. Please pack a lunch and a raincoat.
Homework for week 12 has been posted in the class folder.
Your application for a school place was received on January 14.
Exam results will be posted on Monday at 9:00.
Your course starts on September 2 in room 214. The reading list is attached.
Lecture 5 has moved to room B12.
Your essay has been graded. You can read the comments online.
Enrollment for the spring term opens on Monday.
Your interview is on Wednesday at 10:00 with Ms. Ahmed and Mr. Cole.
Thank you for applying. We will be in touch within two weeks.
Your shift on Saturday was changed to 2 pm until 10 pm.
Can you cover the early shift tomorrow? Please reply by 6 pm.
Your vacation request for July 10 to 21 was approved.
Please submit your timesheet by Friday noon.
Reminder: the fire drill is today at 11:00.
The office will be closed on Monday for the holiday.
Your laptop is ready to collect from the IT desk.
Your ticket 20931 was updated: we have ordered the missing cable.
Your support request has been received. We usually answer within one day.
We have closed your ticket because we did not hear back. Reply to open it again.
Your call with support is booked for today at 3:30 pm.
How did we do? You can rate our answer in the app.
The internet in your area is down. We expect it to be back by 5 pm.
The outage has ended and all services are running again.
Planned maintenance: the site will be offline on Sunday from 2 to 4 am.
There will be no water on Elm Street tomorrow between 9 and 12.
Power was restored at 18:40. Thank you for your patience.
Your meter reading is due by Friday. You can send it by text or online.
Your recycling is collected on Wednesday this week instead of Tuesday.
A tow-away zone will be in force on Oak Lane from Monday.
Weather warning: heavy rain is expected from 4 pm. Please avoid the river path.
Air quality is poor today. People with asthma should stay indoors.
Your mobile plan renews on May 30. You have used 8 GB of 20 GB.
You have used 80 % of your data. It starts again on the first of the month.
Welcome to Spain. Calls and data cost the same as at home.
Your new SIM is active. Switch your phone off and on again.
Your number will move to your new provider tomorrow before noon.
Your subscription renews on June 1 for $9.99. You can cancel at any time in your settings.
Your free trial ends in three days. You will not be charged unless you stay.
Your plan has been changed to Basic. The change starts next month.
Your subscription was canceled. You can use it until December 31.
Your membership card is ready at the front desk.
Your gym class at 6 pm is full. You are number two on the waiting list.
A place in the yoga class on Thursday is free now. Open the app to take it.
Your swimming lesson is canceled today because the pool is closed.
Your membership payment did not go through. We will try again on Monday.
Anna commented on your document: "Can we shorten this part?"
Luis shared the folder "Budget 2026" with you.
You have three new comments on "Draft 4".
Mei invited you to the meeting "Weekly planning" on Tuesday at 10:00.
The meeting "Design review" was moved to 4 pm.
Your meeting with Karl starts in 10 minutes.
Nora accepted your invitation for Thursday.
Jonas mentioned you in the channel for the launch.
Your file could not be uploaded because the disk is full.
Your export is ready. You can download it for seven days.
The build failed on the main branch. See the log for the first error.
Version 2.4 was deployed at 16:05. All checks passed.
The certificate for example.org expires in 14 days.
Disk usage on the backup server is above 90 %.
Your pull request was approved by two reviewers.
Your backup finished at 03:12. 214 files were saved.
Your app was updated to version 5.1. The list of changes is in the help.
Your storage is almost full. You have 1.2 GB left.
Please confirm your email address to finish signing up.
Welcome to Greenleaf! Your account is ready. Sign in with this address.
Your profile was updated. If you did not do this, please contact us.
We have updated our privacy policy. The changes apply from March 1.
Our terms of service change on April 15. Here is a summary of what is new.
Your account will be deleted in 30 days, as you requested.
Your data export was requested today. We will send you a message when it is ready.
You have been added to the team "Finance". You can now see its files.
Your insurance policy 77-2041 renews on May 1. Your new documents are attached.
We have received your claim. Your reference is CL-40118.
Your claim was approved, and $320 will be paid by Friday.
Your car insurance certificate is attached. Please keep it in the car.
The inspector will look at the damage on Tuesday at 14:00.
Your tax return was received on April 2. No further action is needed.
Your passport application is being processed. It takes about three weeks.
Your new identity card is ready to collect at the town hall.
Your parking permit expires on August 31. You can renew it online.
Your vote by mail was received. Thank you.
Jury service: please call 555-0188 after 5 pm to hear whether you are needed tomorrow.
Your appointment at the consulate is on May 6 at 10:20. Bring two photos and your passport.
Your fine of $35 has been paid. The case is closed.
Your building permit was approved on Friday.
Your viewing of 18 Park Street is on Saturday at 11:30.
The landlord will visit on Thursday at 5 pm to check the smoke alarm.
Your lease ends on September 30. Please tell us by July if you want to stay.
A parcel is waiting for you at the reception.
The elevator in block C is being repaired today.
Your laundry is done. Machine 4 is free again.
Your washing machine repair is booked for Monday between 8 and 12.
Your phone has been repaired and can be collected until 7 pm.
The part for your bike has arrived. Repairs will take two days.
Your car passed its inspection. The next one is due in May 2028.
The estimate for your car is $410. Shall we go ahead?
Your tires are ready to be fitted. Which day suits you?
Your pizza is in the oven and will be with you at 19:10.
Your order from Noodle House has been picked up by Marta.
Your table is ready. Please come to the desk.
Your number is next. Please go to counter 3.
You are number 6 in line. We will text you when it is your turn.
Your meal box for next week is set. You can change it until Thursday.
Your milk delivery is paused until August 20, as you asked.
Your flowers were delivered to Ruth at 10:15.
Thank you for your review. It is now on the page of the hotel.
Your answer to the survey was saved. You can change it until Sunday.
Your question was answered by the seller: yes, the cable is in the box.
Your item has sold for $45. Please send it within three days.
The seller has accepted your offer of $60. Please pay by tomorrow.
The buyer has paid. You can send the lamp now.
You have a new message from Ivan about "Oak table".
Your listing ends today. You can renew it for free.
Your job alert found two new posts for nurses in Cardiff.
Your application was sent to Westbrook Clinic.
Your donation appointment, certificate and receipt are in your account.
Thank you for signing up as a volunteer. Your first shift is on Saturday at 9.
Our meeting point for the hike is the station at 8:30. Bring water and good shoes.
Choir practice is at 7 tonight instead of 7:30.
Training is canceled tonight because the field is flooded.
The game on Sunday starts at 10. Please be there at 9:15.
Your membership of the tennis club has been renewed until next April.
Court 2 is booked for you on Monday at 18:00.
Your child has been picked up by Grandma at 4:05.
The nursery closes at 3 pm on Friday. Please collect your child by then.
Swimming things are needed tomorrow for class 3B.
Lunch money for May is due. The amount is $48.
Movement was seen at your front door at 22:14.
The alarm at home was switched off by Eva at 17:32.
The battery of your smoke detector is low. Please replace it.
Your robot vacuum is stuck under the sofa.
Your car has finished charging. The range is 310 km.
Your charging session at Riverside cost $11.20.
You walked 9,204 steps today.
Time to take your medication: one tablet with food.
Your glucose sensor expires in two hours.
Your next period of sick leave must be reported by Monday.
The doctor has sent you a message. Sign in to read it.
Your referral to the hospital has been made. They will write to you with a date.
Your operation is on June 18. Please do not eat after midnight.
Visiting hours are from 2 to 8 pm. Masks are no longer needed.
Your hearing aid is ready. Please call us to arrange a fitting.
Your glasses are ready to collect. We are open until 6 pm.
Your pet's passport and vaccination record are attached.
Reminder: Bella is due for her flea treatment.
Your order for contact lenses has been placed and will arrive next week.
Hi Dana, your order of two chairs will be delivered on Friday between 8 and 11.
Dear Mr. Ortiz, your invoice for May is attached. Kind regards, Sunrise Garden Services
Hello Kim, this is Fern Dental. You have an appointment on Monday at 8:40.
Hi, this is the front desk. Your visitor has arrived.
Dear customer, our office will be closed from December 24 to January 2.
Dear guest, breakfast is served from 7 to 10 on the ground floor.
Dear parents, the summer concert starts at 6 pm. Doors open at 5:30.
Dear members, the annual meeting is on March 14 in the club house.
Your order number is 66120. Keep it in case you have questions.
You can change or cancel your booking until 24 hours before it starts.
To stop these reminders, change the setting in your account.
Reply STOP to stop delivery updates for this order.
Reply YES to confirm or NO to cancel your appointment.
Call 555-0170 with any questions about your delivery.
Questions about this bill? Reply to this message or call us on weekdays from 9 to 5.
Track your parcel at https://www.parcelnorth.com/t/5520193.
Your ticket is at https://tickets.cityhall.org/a/9921. Show it at the door.
View your statement at https://www.lakesidebank.com after you sign in.
Join the video call at https://meet.example.com/k3d-9aq at 2 pm.
Your receipt: https://pay.cornershop.com/r/18820
Your gift card of $50 from Aunt May is attached. It is valid for two years.
Your voucher for the canceled flight is worth $120 and can be used until May 2027.
Your refund for the canceled train is on its way. It takes three to five days.
You earned 120 points with this purchase. You have 1,480 points.
Your loyalty points from last year expire on December 31.
Your warranty for the kettle is registered until 2028.
The recall of heater model H20 concerns your purchase. We will replace it at no charge.
Your key card was deactivated as you requested.
Your lost bag was found and will be brought to your hotel tonight.
Your contract has been signed by both sides. A copy is attached.
Please sign the form that we sent on Monday. The link works until Friday.
Your document was signed by Ms. Weber at 15:48.
Your notary appointment is on Tuesday at 9:00. Please bring your passport.
Your request for a new meter was received. A technician will call you this week.
The technician is on the way and will arrive at about 10:20.
Your solar panels produced 14.2 kWh yesterday.
Your heating was serviced today. The report is attached.
`
  .trim()
  .split('\n')
