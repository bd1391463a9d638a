/**
 * Twenty requests whose drafts no one read before the built-in writer was finished. See `requestsIn`
 * for the notation.
 */
export const requestsApart = String.raw`
complaint | new professional medium | → Lotte | train 40 min late, missed connection, claim compensation | ticket RX88210 · 6 oct berlin–prague · hotel 89 eur bc last bus gone
cancel | new formal short | → Emil Strand | cancel insurance policy 5530-A at year end | sold the car in sept · confirmation by post
payment | new apologetic short | Rosa → Theo | cant pay the full rent on the 1st, ask if half now half on the 15th ok | first time in 4 yrs · hours were cut at work
absence | new professional short | Ms. Bell → Joan Ames | Lucy wont be in school thu and fri, stomach bug | doctor says rest · please send homework w/ her brother
schedule | new friendly short | → Ravi | set up a call with Meg abt the podcast | 20 mins · any evening but friday · zoom or phone
question | new concise short | → Kai | ask bike shop if my bike is ready | dropped off last thurs · green Trek · said 3 days
request | new formal medium | Town Hall → Residents of Elm Lane | ask the city for a speed bump in our street | 30 zone but cars go 50 · school at the corner · two near accidents since may · 64 signatures attached
apology | new professional medium | customers → Quill Hosting | say sorry for the outage last night | 01:10–03:40 · a failed disk, no data lost · credit of one week to everyone
announcement | new professional short | team → Nadia | pls tell everyone new wifi password from monday | on the board in kitchen · dont share w/ guests · guest network stays the same
invitation | new friendly medium | → The Garden Club | plant swap at the library, come all | sun may 4, 2 to 5 · bring what u have too much of · no plants? come anyway
thanks | new formal short | Dr. Osei → Hugo | thanks for operating on my knee | walking without stick · physio 2x week · next check 9 dec
application | new persuasive medium | → Milan K. | application internship game studio, summer | made 3 small games, one w/ 5k downloads · c# and unity · no degree, self taught · june to aug full time
followup | new professional medium | → Sofie | second mail abt lost suitcase, airline silent | flight LM 204 on 11 july · claim no. 99-317 · bought clothes for 140, receipts attached
pitch | new persuasive short | → Bo Carpentry | write to property managers we repair old windows | cheaper than new, approx 40 % · 12 yrs · free look at the first window
housing | new friendly short | upstairs → Pam | ask them nicely to not run the washer after 10pm | baby sleeps below · walls thin · weekends no problem
reply | reply accept professional short | → Sven | | yes to the price · start one week later · pay half before half after | Dear Sven, painting the hall would cost $900. Could we start on 2 April? Regards, Anton Birk
reply | reply decline friendly short | → Mo | | thx for thinking of me · too much work till xmas · Ada might like to | Hi Mo, would you like to be treasurer of our club? Greta
reply | reply ask apologetic medium | → Support at Fennel | | what version · does it happen w/ other files too · a fix for the crash comes next week, no date yet | Hello, your app closes whenever I open a large file. Can you fix this or give me my money back? Wanda
refine | refine firmer | Hello,\n\nI was wondering if you might perhaps be able to send back my deposit at some point. It has been six weeks. I think that it would be nice to hear from you.\n\nRegards,\nUma
refine | refine warmer | Dear team,\n\nThe figures are due on Thursday. Send them to me by noon. I require all four tables.\n\nRegards,\nDirk
`
