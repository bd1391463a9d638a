import {
  composeRequest,
  type ComposeRequest,
  emailLength,
  emailTone,
  replyStance,
} from '#schema/email-generator/contract.ts'

type Sample = { purpose: string; recipient?: string; sender?: string; points?: string[] }

/** Realistic form input: notes, half sentences, commands, full sentences. */
const news: Sample[] = [
  { purpose: 'ask my manager for a day off next friday', recipient: 'Laura', sender: 'Tom Reed' },
  {
    purpose: 'Invite the team to a lunch on 5 June',
    recipient: 'team',
    sender: 'Priya',
    points: ['12:30 at the Green Café', 'vegetarian options available', 'please reply by Monday'],
  },
  {
    purpose: 'Sorry for the late delivery of order 1123',
    recipient: 'Mr John Smith',
    sender: 'Acme Support',
    points: ['shipped order yesterday', 'offer 10% discount on next order'],
  },
  { purpose: 'follow up on the invoice I sent last week', recipient: 'Dana Cole', sender: 'Ravi' },
  {
    purpose: 'Request a refund for order #4432 because the item arrived damaged',
    recipient: 'support@shop.example',
    sender: 'Mia Wong',
    points: ['paid $59.90 on 3 May', 'have photos of the damage'],
  },
  {
    purpose: 'Tell Sarah that the meeting is moved to friday',
    recipient: 'Sarah',
    sender: 'Ben',
    points: ['same room', '10am', 'bring laptop'],
  },
  { purpose: 'thank John for his help with the audit', recipient: 'John Miller', sender: 'Anita' },
  {
    purpose: 'job application for the position of data analyst',
    recipient: 'Hiring Manager',
    sender: 'Chen Li',
    points: ['5 years of experience in marketing', 'fluent in French and German', 'can start on 1 September'],
  },
  { purpose: 'decline the invitation to the conference', recipient: 'Dr. Helen Brandt', sender: 'Omar' },
  { purpose: 'meeting tomorrow about the budget', recipient: 'Kim', sender: 'Alex' },
  {
    purpose: "can't come to work tomorrow because I am sick",
    recipient: 'my boss',
    sender: 'Lee',
    points: ['will check email in the morning'],
  },
  { purpose: 'can you send slides from the workshop?', recipient: 'Nora', sender: 'Jon' },
  {
    purpose: 'price went up 5% from January',
    recipient: 'customers',
    sender: 'Bright Ltd',
    points: ['current orders not affected', 'new price list attached'],
  },
  { purpose: 'remind everyone to submit timesheets by friday', recipient: 'everyone', sender: 'HR' },
  {
    purpose: 'complain about noisy neighbours',
    recipient: 'the landlord',
    sender: 'Eva',
    points: ['music after midnight three times this week', 'talked to them twice'],
  },
  {
    purpose: 'introduce our new designer Maria Lopez',
    recipient: 'all',
    sender: 'Greg',
    points: ['starts on Monday', 'worked at Orbit Studio for six years'],
  },
  {
    purpose: 'move meeting to friday',
    recipient: 'Paul',
    sender: 'Ines',
    points: ['client can only make Friday', 'can you book a room?'],
  },
  { purpose: 'congratulate Priya on her promotion', recipient: 'Priya', sender: 'Sam' },
  {
    purpose: 'persuade the board to approve budget of $40,000 for new servers',
    recipient: 'the board',
    sender: 'Noah Kim',
    points: ['old servers fail twice a month', 'saves 15 hours of work every week'],
  },
  {
    purpose: 'update on project Falcon',
    recipient: 'Ms Ortega',
    sender: 'Yusuf',
    points: ['design finished', 'testing starts next week', 'budget 20k'],
  },
  { purpose: 'resign from my position as analyst', recipient: 'Mrs. Patel', sender: 'Ivan' },
  {
    purpose: 'cancel subscription to the premium plan',
    recipient: '',
    sender: 'R. Gomez',
    points: ['account number 88172'],
  },
  { purpose: 'ask if lunch is included in the course fee', recipient: 'info desk', sender: '' },
  { purpose: 'discuss salary with my manager', recipient: 'Olivia', sender: 'Max' },
  {
    purpose: 'The heating in flat 12 has been broken since Sunday.',
    recipient: 'Mr Novak',
    sender: 'Jule',
    points: ['send somebody this week', 'two small children in the flat'],
  },
  {
    purpose: 'propose a partnership between our schools',
    recipient: 'Principal Adams',
    sender: 'Sofia Marin',
    points: ['exchange of teachers', 'joint science fair', 'shared library'],
  },
  { purpose: 'offer free trial of our software for 30 days', recipient: 'Northwind', sender: 'Zoe' },
  {
    purpose: 'Request leave from 3 to 7 june',
    recipient: 'HR',
    sender: 'Amir Khan',
    points: ['Tasks handed over to Lena'],
  },
  { purpose: 'confirm attendance at the workshop on 14 October', recipient: 'Ms. Grant', sender: 'Hugo' },
  {
    purpose: 'apologise to the client for the outage on monday and tell them it is fixed',
    recipient: 'Tara Singh',
    sender: 'Cloudy Inc',
    points: ['cause: a failed update', 'no data lost'],
  },
  {
    purpose: 'write an email to Bob about the launch',
    sender: 'Lin',
    points: ['launch date: 9 May', 'need press list by 1 May'],
  },
  {
    purpose: 'schedule a call with the supplier about late deliveries',
    recipient: 'Peter',
    sender: 'Mona',
    points: ['Tuesday or Wednesday afternoon'],
  },
]

const originals: Sample[] = [
  { purpose: '', recipient: '', sender: 'Anna', points: [] },
  {
    purpose: 'I will be travelling that week',
    recipient: 'Carl Fox',
    sender: 'Wendy',
    points: ['friday at 3pm'],
  },
  { purpose: '', recipient: 'Jamie', sender: 'Kofi', points: ['budget is 12,000 euros'] },
  { purpose: 'thank them for the quick answer', recipient: 'Service team', sender: 'Bea' },
  {
    purpose: '',
    recipient: '',
    sender: '',
    points: ['is there a discount for students?', 'how long does shipping take'],
  },
  {
    purpose: 'need to know more about the schedule',
    recipient: 'Prof. Lang',
    sender: 'Theo',
    points: ['two weeks'],
  },
  { purpose: '', recipient: 'Mel', sender: 'Rosa', points: ['Can bring a salad', 'vegetarian'] },
]
const texts = [
  'Hi Anna,\n\nWe would love to invite you to our open day on 12 June. Can you come? Do you have any dietary needs?\n\nBest,\nCarla Stein',
  'Subject: Kickoff\nHello,\ncould you send me the signed contract? When can we meet for the kickoff? What is your budget for the first phase?\nRegards,\nCarl Fox',
  'Dear Kofi,\nWe can offer you the position of team lead. Would you like to accept? Please let me know whether you need a parking space.\n\nKind regards,\nJamie',
  'Hello, your ticket has been solved. Is there anything else we can do for you?',
  'Dear customer, we propose a new contract for two years. Are you interested?',
  'Dear Theo, does the seminar paper cover both topics? How many weeks do you need? Lang',
  'Hey! Party at my place on Saturday at 8. Are you coming? What will you bring? Do you eat meat? Mel',
]

/** Returns sixty form requests over all tones, lengths and stances. */
export function sampleRequests(): ComposeRequest[] {
  const tones = emailTone.options
  const lengths = emailLength.options
  const stances = replyStance.options
  return Array.from({ length: 60 }, (_, at) => {
    const style = { tone: tones[at % tones.length], length: lengths[Math.floor(at / 2) % lengths.length] }
    const reply = at >= news.length
    const index = at - news.length
    return composeRequest.parse(
      reply
        ? {
            mode: 'reply',
            ...style,
            ...originals[index % originals.length],
            original: texts[index % texts.length],
            stance: stances[index % stances.length],
          }
        : { mode: 'new', ...style, ...news[at] },
    )
  })
}
