import { describe, expect, test } from 'vitest'

import { analyzeSentiment } from './analyzeSentiment.ts'

describe('a denied bad word', () => {
  test.each([
    'There is nothing to fear from the new rules.',
    'You have no reason to feel guilty about it.',
    'Nobody was disappointed with the new menu.',
    'No one would be angry if you left early.',
    'I could not find anything bad to say about the hotel.',
    'It is difficult to find a flaw in this design.',
    'There was no cause for alarm during the flight.',
    'Nothing about the trip was stressful.',
    'I would not call it a failure.',
    'The surgery was far from painful.',
    'This is by no means a terrible idea.',
    'It is impossible to hate this dog.',
    'There is hardly anything to criticize.',
    'The lecture was anything but boring.',
    'None of us were unhappy with the choice.',
  ])('is not bad: %s', text => {
    const { negative, landing } = analyzeSentiment(text)
    expect(negative).toBeLessThan(15)
    expect(landing).not.toContain('negative')
  })

  test.each([
    'I have never been so disappointed.',
    "I can't believe how bad this is.",
    'There is no excuse for being rude.',
    'It is hard to use and ugly.',
    'There is nothing worse than a dirty hotel.',
    'You cannot trust this terrible company.',
    "I don't like this ugly thing.",
  ])('is bad where the denial means another word: %s', text => {
    const { score } = analyzeSentiment(text)
    expect(score).toBeLessThan(0)
  })
})

describe('a weakened good word', () => {
  test.each([
    'I scarcely liked the sequel.',
    'I barely enjoyed the meal.',
    'The lecture was hardly inspiring.',
    'The guide was of little help.',
    'We found little joy in the game.',
    'The show was less than amazing.',
    'The answer I got was anything but helpful.',
    'There is little to like about this phone.',
    'The waiter was less than polite.',
    'The movie failed to impress me.',
    'It is hardly the best choice.',
    'There is nothing to love about this car.',
  ])('is not good: %s', text => {
    const { score, positive } = analyzeSentiment(text)
    expect(positive).toBeLessThan(10)
    expect(score).toBeLessThan(0)
  })

  test.each([
    'We could hardly be happier with the house.',
    'I can hardly wait to see you, it will be wonderful.',
    'This little cafe is wonderful.',
    'A little help from you made a great difference.',
    'No one could have done a better job.',
    'It is hard to find a better teacher.',
    'This is nothing less than a masterpiece.',
    'You never fail to make me smile.',
    'Few hotels are as good as this one.',
    'It is impossible not to smile here.',
    "I can't help but admire them.",
    'You have no idea how happy this makes me.',
  ])('stays good in praise: %s', text => {
    expect(analyzeSentiment(text).score).toBeGreaterThan(0.15)
  })
})

describe('past love', () => {
  test.each([
    'I used to enjoy their newsletter a lot.',
    'We used to be big fans of this bakery.',
    'My kids loved this game until the new version came out.',
    'It was a wonderful hotel before it was sold.',
    'At first I loved the phone.',
    'This once great restaurant has lost its charm.',
    'They used to make the best pizza in town.',
    'I was happy with the service until last month.',
    'The app no longer works well.',
    'I stopped enjoying the series after season two.',
  ])('is over: %s', text => {
    const { score, positive } = analyzeSentiment(text)
    expect(positive).toBeLessThan(25)
    expect(score).toBeLessThan(0.1)
  })

  test.each([
    'I used to hate jazz, but now I love it.',
    'I am used to good service, and this was excellent.',
    'We loved every minute until the very end.',
    'It was great to see you before the holidays.',
  ])('is not seen where love lasts: %s', text => {
    expect(analyzeSentiment(text).score).toBeGreaterThan(0.2)
  })
})

describe('a repaired fault', () => {
  test.each([
    'They finally fixed that horrible crash.',
    'The technician solved the annoying problem with the printer.',
    'All of my complaints were resolved the same day.',
    'The latest patch removes the terrible lag.',
    'My terrible back pain is gone.',
    'The broken link was repaired this morning.',
    'The awful noise stopped after the repair.',
    'The ugly scratch is no longer visible.',
    'They took care of the damage right away.',
    'My worries vanished when I met the doctor.',
    'The upgrade ended our frustrating delays.',
  ])('is good news: %s', text => {
    const { score, negative } = analyzeSentiment(text)
    expect(negative).toBeLessThan(10)
    expect(score).toBeGreaterThan(0)
  })

  test.each([
    'They never fixed the annoying bugs.',
    'The problem was not solved.',
    'No one fixed the horrible smell.',
    'I am still waiting for the broken heater to be repaired.',
  ])('is bad news until it is repaired: %s', text => {
    expect(analyzeSentiment(text).score).toBeLessThan(-0.15)
  })
})
