/** OpenCC's table of traditional characters: pairs with their simplified one, `體 体|字 字`. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  export default pairs
}
