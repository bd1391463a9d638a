/** Emoji that express feeling, rated by hand on VADER's scale. */
const BY_VALENCE: readonly (readonly [number, string])[] = [
  [3, '😍 🥰 😘 ❤ 💖 💕 💗 💓 💘 💝 🤩 🥳'],
  [
    2.2,
    '😀 😃 😄 😁 😊 🙂 😇 🤗 😂 🤣 😆 🎉 🎊 👏 🙌 💪 👍 🌟 ⭐ ✨ 🏆 🥇 💯 😎 🙏 ☺ 😋 💙 💚 💛 💜 🧡 🤍 ✅',
  ],
  [1, '😉 😌 😏 🤝 👌 🔥 🌹 🌸 🍀 🎂 🎁 🚀 😅'],
  [-1, '😐 😑 😕 🙁 ☹ 😬 🙄 😒 😟 🤔 😳 😶 🤨'],
  [-2, '😔 😞 😢 😥 😰 😓 😩 😫 😖 😣 👎 💔 😨 😱 😧 🤢 🤒 😪 ❌'],
  [-3, '😭 😡 😠 🤬 👿 🤮 💩 🖕'],
]

/** Emoji → valence, −4 … 4. */
export const emojiValence: ReadonlyMap<string, number> = new Map(
  BY_VALENCE.flatMap(([valence, list]) => list.split(' ').map(emoji => [emoji, valence] as const)),
)
