/**
 * Hand-written neutral sentences from emails and reports. The other training data, reviews, has
 * almost none. Without them, every question and every "not" would look like a complaint.
 */
export const neutralSentences: readonly string[] = `
Please find attached the report for March.
The meeting is on Tuesday at 3 pm in room 12.
Could you send me the figures by Friday?
The team has not yet received the second invoice from the supplier.
I will be out of the office from Monday to Wednesday.
We moved the call to Thursday because two people are travelling.
Here are the minutes of the last meeting.
Do you know when the contract was signed?
The office opens at nine and closes at five.
I have not had time to read the second chapter.
Can we talk about this tomorrow?
The train leaves at ten past six.
The document has twelve pages and three tables.
Which of the two versions should I use?
He works in the sales department in Pune.
The parcel was sent on Monday and has not arrived.
She said that she would call back later.
Let me know if you would like to change the date.
The survey was answered by 240 people in four countries.
There is no charge for children under six.
We do not need the form until next month.
I am writing about the order that I placed last week.
What time does the workshop start?
The results are in the table below.
You can change your address on the page of your account.
The second floor is closed to visitors on Mondays.
It was not on the list that you sent.
Please let me know which day suits you.
They bought the house in 1998 and sold it in 2005.
The form does not ask for a telephone number.
This section describes how the data was collected.
Are you coming to the office today?
I forwarded your message to the accounts team.
The bus stops in front of the library.
The phone was charged at night and used during the day.
Nobody has asked for the keys so far.
The film runs for two hours and is set in Lisbon.
We ordered two coffees and a sandwich.
The battery is under the cover at the back.
The waiter brought the menu and a jug of water.
Who is going to write the introduction?
In the first part, the author tells how the city was built.
The price includes tax but not delivery.
Your order number is 20418.
The river is 300 kilometres long.
Both teams will meet again in October.
I never met him, but I know his brother.
She teaches mathematics at a school in Leeds.
How many copies do you need?
The update will be installed at night.
My flight lands at noon, so I cannot join the call before two.
The committee meets every second week.
We have not decided on a name yet.
The survey closes on the last day of May.
Do you want me to book the room?
The guests were seated near the window.
I put the folder on your desk.
The software runs on Windows and on Linux.
You do not have to sign in to read it.
The museum does not open before ten.
`
  .trim()
  .split('\n')
