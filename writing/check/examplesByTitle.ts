/** Title | wrong → right | wrong → right. */
const TABLE = `
  These words don’t match | This books are old. → These books are old. | She have two cats. → She has two cats.
  Wrong spacing | We see it every where. → We see it everywhere. | I have alot to do. → I have a lot to do.
  Wrong capitalization | We flew to south korea. → We flew to South Korea. | He works at microsoft. → He works at Microsoft.
  Mixed-up expression | It works for all intensive purposes. → It works for all intents and purposes. | We had to nip it in the butt. → We had to nip it in the bud.
  Weak wording | It was very good. → It was excellent. | The water was very cold. → The water was freezing.
  Wrong spacing or formatting | It was late ,so we left. → It was late, so we left. | Yes .It is. → Yes. It is.
  Wrong form | He is more taller. → He is taller. | I am agree. → I agree.
  Confused words | The medicine had no affect. → The medicine had no effect. | I excepted the offer. → I accepted the offer.
  Not standard English | Irregardless of the rain, we went. → Regardless of the rain, we went. | I could of gone. → I could have gone.
  Wrong punctuation | Are you here. → Are you here? | It is red;, not blue. → It is red, not blue.
  Hard to read | It is not unlikely that we lose. → We may lose. | He did it due to the fact that he was ill. → He did it because he was ill.
  Redundant words | We return back at noon. → We return at noon. | It is a free gift. → It is a gift.
  Regional wording | He is out of station. → He is out of town. | Please do the needful. → Please do what is needed.
  Misspelled word | I recieve many letters. → I receive many letters. | We will definately come. → We will definitely come.
  Awkward wording | The reason why is because I was ill. → The reason is that I was ill. | Due to the reason of rain, we left. → Because of the rain, we left.
  Likely typo | I went tot he shop. → I went to the shop. | It is good fro you. → It is good for you.
  Wrong form of a set phrase | In the long term run, it pays. → In the long run, it pays. | He did it once in for all. → He did it once and for all.
  Wrong word | I did a mistake. → I made a mistake. | She said me the truth. → She told me the truth.
  Wrong word order | I know what is it. → I know what it is. | She speaks very well English. → She speaks English very well.
  Wrong word or form | He don’t know. → He doesn’t know. | I am here since Monday. → I have been here since Monday.
  Regional word | We took the lift. → We took the elevator. | Put it in the boot. → Put it in the trunk.
  Filler word | It was, um, too late. → It was too late. | I, uh, forgot. → I forgot.
  Missing word | We took advantage the sale. → We took advantage of the sale. | I need to go in hurry. → I need to go in a hurry.
  Wrong preposition | I am interested on music. → I am interested in music. | She is aware about it. → She is aware of it.
  Repeated meaning | This one is more better. → This one is better. | It starts at 8 am in the morning. → It starts at 8 am.
  Extra preposition | We discussed about the plan. → We discussed the plan. | I will call to them. → I will call them.
  Write this as one word | No one was any where. → No one was anywhere. | There fore, we left. → Therefore, we left.
  Write this as two words | Please backup your files. → Please back up your files. | I run everytime it rains. → I run every time it rains.
  Wrong “a” or “an” | It took a hour. → It took an hour. | She is an university student. → She is a university student.
  Singular and plural don’t match | I need another things. → I need other things. | We like these type of shoe. → We like these types of shoes.
  Double negative | I don’t know nothing. → I don’t know anything. | We can’t hardly see. → We can hardly see.
  Missing apostrophe | I cant come. → I can’t come. | It is tomorrows plan. → It is tomorrow’s plan.
  Missing hyphen | It is a one handed clock. → It is a one-handed clock. | He is a well educated man. → He is a well-educated man.
  Wrong spacing around a comma | We ate ,then we left. → We ate, then we left. | It was red,green and blue. → It was red, green and blue.
  Use “I” as the subject | My brother and me went home. → My brother and I went home. | Me and Ann are here. → Ann and I are here.
  Wrong ending on a number | It is the 2th time. → It is the 2nd time. | He came 3th. → He came 3rd.
  This word is a plural | This criteria is new. → This criterion is new. | It is a strange phenomena. → It is a strange phenomenon.
  Extra “of” after “despite” | Despite of the rain, we went. → Despite the rain, we went. | He left despite of that. → He left despite that.
  Missing comma after an introductory word | However we stayed. → However, we stayed. | Therefore it works. → Therefore, it works.
  Use “make” here | I did a mistake. → I made a mistake. | Don’t do mistakes. → Don’t make mistakes.
  Two helping verbs | I might can come. → I can come. | We could should go. → We should go.
  Wrong number of dots | Well.. I see. → Well... I see. | Wait.... now! → Wait... now!
  Subject and verb don’t match | There is many ways. → There are many ways. | She have a car. → She has a car.
  Verb needs no ending here | It will goes on. → It will go on. | It helped to improved it. → It helped to improve it.
  Missing “to” | I need talk to you. → I need to talk to you. | He wants go home. → He wants to go home.
  Use “am” after “I” | I is late. → I am late. | I are here. → I am here.
  Use “do” after “I” | I does know. → I do know. | I doesn’t care. → I don’t care.
  British phrase | It is on the cards. → It is in the cards. | He is in hospital. → He is in the hospital.
  Missing commas | All costs including but not limited to rent count. → All costs, including, but not limited to, rent count. | It has parts including but not limited to wheels. → It has parts, including, but not limited to, wheels.
  Missing comma | No thanks. → No, thanks. | Yes please. → Yes, please.
  “Been” needs “have” or “has” | It is been a long day. → It has been a long day. | I am been here before. → I have been here before.
  Missing “is” | Its time to go. → It’s time to go. | It going well. → It is going well.
  Extra apostrophe | The dog ate it’s food. → The dog ate its food. | Two car’s stopped. → Two cars stopped.
  Extra “to” after “let” | Let him to go. → Let him go. | She let me to stay. → She let me stay.
  Wrong plural form | Three passerbys saw it. → Three passersby saw it. | There are two point of views. → There are two points of view.
  Use the -ing form here | I look forward to see you. → I look forward to seeing you. | It is worth to see. → It is worth seeing.
  This noun can’t be counted | She gave me an advice. → She gave me some advice. | We bought new furnitures. → We bought new furniture.
  Extra space | It is  late. → It is late. | I like it very much . → I like it very much.
  Missing “be” | It will useful. → It will be useful. | She must happy. → She must be happy.
  Did you mean “have”? | I should of known. → I should have known. | We could of won. → We could have won.
  Put the verb before the subject | Not only he is late, but he forgot it. → Not only is he late, but he forgot it. | Never I have seen it. → Never have I seen it.
  Confused noun and verb | We had a long breathe. → We had a long breath. | Please advice me. → Please advise me.
  This noun should be plural | One of my friend left. → One of my friends left. | It is one of the reason. → It is one of the reasons.
  Use “turn on” here | Please open the light. → Please turn on the light. | He opened the TV. → He turned on the TV.
  Did you mean “your”? | I like you’re car. → I like your car. | Is it you book? → Is it your book?
  Confused “principle” and “principal” | She is the school principle. → She is the school principal. | It is a matter of principal. → It is a matter of principle.
  Missing “been” | I have waiting for hours. → I have been waiting for hours. | She has working here. → She has been working here.
  Repeated word | This is is the end. → This is the end. | We went to the the park. → We went to the park.
  Wordy phrase | We left due to the fact that it rained. → We left because it rained. | I write in order to learn. → I write to learn.
  Missing capital letter | we are here. → We are here. | It works. thank you. → It works. Thank you.
  Use the past participle here | I have went home. → I have gone home. | It was threw away. → It was thrown away.
  Use “for” with a length of time | I have lived here since two years. → I have lived here for two years. | We waited since an hour. → We waited for an hour.
  Repeated verb | It is was late. → It was late. | They are were here. → They were here.
  Use “than” in this comparison | She is older that me. → She is older than me. | It is more that enough. → It is more than enough.
  Extra “the” | I know the how to do it. → I know how to do it. | The my house is old. → My house is old.
  Missing “few” | It has rained the last days. → It has rained the last few days. | The last weeks were hard. → The last few weeks were hard.
  Confused “then” and “than” | This is bigger then that. → This is bigger than that. | First we eat, than we go. → First we eat, then we go.
  Use the object pronoun here | I gave it to they. → I gave it to them. | We saw they there. → We saw them there.
  Use “to date” here | We have ten orders till date. → We have ten orders to date. | Till date, nothing has come. → To date, nothing has come.
  Repeated “to” | I want to to go. → I want to go. | We had to to wait. → We had to wait.
  Confused “to” and “too” | It is to late. → It is too late. | I went too the shop. → I went to the shop.
  Wrong verb form | You need not to worried about it. → You need not worry about it. | He used to worked here. → He used to work here.
  Missing quotation mark | “I am here, he said. → “I am here,” he said. | She called it “good. → She called it “good.”
  Missing “d” in “used to” | I use to live here. → I used to live here. | We are use to it. → We are used to it.
  Confused “were” and “where” | I know were it is. → I know where it is. | They where late. → They were late.
  Use “could” after “wish” | I wish I can go. → I wish I could go. | She wishes she can fly. → She wishes she could fly.
  Did you mean “you’re” (you are)? | Your late. → You’re late. | I hope your well. → I hope you’re well.
`

/** The examples of mistakes that are not of our own rules, by the title of their card. */
export const examplesByTitle: ReadonlyMap<string, readonly (readonly [wrong: string, right: string])[]> =
  new Map(
    TABLE.trim()
      .split('\n')
      .map(line => {
        const [title = '', ...examples] = line.split('|').map(cell => cell.trim())
        return [title, examples.map(pair)]
      }),
  )

function pair(cell: string): readonly [string, string] {
  const [wrong = '', right = ''] = cell.split(' → ')
  return [wrong, right]
}
