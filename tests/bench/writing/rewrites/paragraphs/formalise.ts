import type { Sample } from './sample.ts'

/** Casual texts that have to go to an office, a teacher or a customer. */
export const FORMALISE: readonly Sample[] = [
  {
    name: 'sick note to the boss',
    text: `Hey Karen, sorry but I can't come in today, I've been throwing up all night and feel awful. I'll probably be out tomorrow too. Mike knows about the Henderson stuff so he can take care of it. I'll give you a call when I'm feeling better. Thanks!`,
  },
  {
    name: 'student to the registrar',
    text: `hi, i signed up for bio 201 but it doesnt show up in my schedule?? i need this class to graduate so can u pls check what went wrong. i already talked to the guy at the front desk and he said to email you guys. thx`,
  },
  {
    name: 'quote for a customer',
    text: `Hi there, thanks for getting in touch! So we had a look at your kitchen and it's gonna be around $14,500 all in. That's for the cabinets, the counter and getting rid of the old stuff. We can't start before March though because we're pretty booked up right now. Let me know what you think and we'll get going.`,
  },
  {
    name: 'essay, fast fashion',
    text: `Fast fashion is a huge problem and lots of people just don't get it. Clothes are super cheap nowadays, so people buy tons of stuff they don't need and throw it out after a couple of months. Meanwhile, the folks who make these clothes get paid next to nothing. I think companies should quit pretending they're green and actually do something about it.`,
  },
  {
    name: 'notice to the landlord',
    text: `Hi Mr. Doyle, just wanted to let you know I'm moving out at the end of June. I've found a place that's closer to work. Can you tell me when you wanna come by and check the apartment? Also, when do I get my deposit back? I'll leave the keys with Tina downstairs if that's ok with you.`,
  },
  {
    name: 'complaint about a bill',
    text: `You guys charged me twice for October. I checked with my bank and they said it's definitely on your end. I've been a customer for like six years and this has never happened before, so I'm kinda annoyed. Please fix this asap and send me my money back.`,
  },
  {
    name: 'application, warehouse job',
    text: `Hello, I saw you're looking for people for the warehouse and I'd like to apply. I've worked in a warehouse before for about two years so I know how everything works. I've got a forklift license too. I can start right away and I don't mind working nights. I'd be really happy if you gave me a chance.`,
  },
  {
    name: 'report, customer calls',
    text: `We got way more calls than usual in August, mostly because the new app kept crashing. People were pretty mad about it. The team did a great job, but we just didn't have enough folks to pick up the phone, so a lot of callers gave up. If we don't get at least three more people by Christmas, we're gonna have the same mess all over again.`,
  },
  {
    name: 'second-language email to the bank',
    text: `Hi, I want open an account in your bank but on the website it dont work, always comes a error when I upload my passport. I tried it like five times already. Can I just come by with all my papers? And which papers do I need? I just moved here so I dont have a electricity bill yet. Thanks a lot`,
  },
  {
    name: 'parent to the school',
    text: `Hi Mrs. Alvarez, Leo won't be in school on Thursday and Friday cause we're going to my brother's wedding. I know he's got a math test on Friday, can he maybe do it next week? He'll do all the homework, I'll make sure of it. Sorry for telling you so late, it kinda slipped my mind.`,
  },
  {
    name: 'invitation to a speaker',
    text: `Hi Dr. Mehta, we loved your talk in Toronto! We're putting on a small conference on urban farming next May and we'd love it if you could come and speak. It's about 150 people, mostly folks from city councils. We can't pay much, but we'll cover your flight and hotel. What do you say?`,
  },
  {
    name: 'project delay',
    text: `Quick heads up, we're not gonna make the deadline on the 20th. The guys from the supplier messed up the order and half the parts are wrong. They're sending new ones but that'll take another week or so. I'm really sorry about this, I know you were counting on it. We'll do our best to make up for lost time.`,
  },
  {
    name: 'insurance claim',
    text: `So last Friday I was parked outside the supermarket and when I came back some guy had backed into my car. The whole left door is smashed in and the mirror's gone. He left a note with his number, which was nice of him. I've got photos and a lady who saw the whole thing. What do I need to do now to get this sorted out?`,
  },
  {
    name: 'lab report, friction',
    text: `We pulled a wooden block over a bunch of different surfaces to see how much force you need. Turns out sandpaper needs the most, which isn't a big surprise. The numbers for glass were all over the place, probably because we didn't clean it properly. If we did it again, we'd get a better spring scale because ours was kind of junk.`,
  },
  {
    name: 'chat to a client, forwarded',
    text: `yep got ur files, looks good so far. couple of things tho: the logo is way too small to print and i cant open the last one, it says its damaged. can u resend it? if i get it by thurs we should be able to finish everything b4 the weekend`,
  },
  {
    name: 'petition, crossing',
    text: `There's been three accidents at the corner of Mill Road and Park Street this year and nobody's doing anything about it. Kids cross there every day to get to school and cars just fly by. We've asked for a crossing a bunch of times. The city keeps saying there's no money, but they've got enough for a new parking lot. It's time you did something before somebody gets killed.`,
  },
  {
    name: 'thesis, interviews',
    text: `For this part I talked to twelve nurses who've been on night shifts for at least a year. I asked them about sleep, stress and stuff like that. Most of them said they're ok with it but that it's really tough on their families. A couple of them also told me that they can't stand the way shifts get handed out. Its pretty obvious that the hospitals could do alot more here.`,
  },
  {
    name: 'refund to a shop, second language',
    text: `Hello, I bought by you a headphone two weeks ago and now it is broken, the left side makes no sound anymore. I didn't do anything with it, it just stopped. I wanna have my money back or a new one, whatever is easier for you. The bill is in the attachment. Please answer quick because I need it for work.`,
  },
  {
    name: 'resignation',
    text: `Hi Paul, there's no easy way to say this, but I'm quitting. I've got an offer from another company and I just can't turn it down. My last day will be the 31st. I've had a great time here and I've learned a ton from you. I'll help out with whatever you need to get the new person up to speed.`,
  },
  {
    name: 'question to a city office',
    text: `Hi, me and my husband want to put a small shed in our backyard, like 3 by 4 meters. Do we need a permit for that or can we just build it? Our neighbor said he didn't need one but that was ages ago. Also how far away from the fence does it have to be? Thanks for your help, have a good one!`,
  },
]
