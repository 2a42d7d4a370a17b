const maxLength = 64
// Below it are a million guesses: https://zxcvbn-ts.github.io/zxcvbn/guide/
const minScore = 2

const ours = ['mainstreet']

const createEstimator = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength, l33tMaxSubstitutions: 20 })
}

let estimator: ReturnType<typeof createEstimator> | undefined

/** An address or a name, whole and in its words. */
const partsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2)

/** Whether a password is among the first million that somebody would try who knows these words of its person: names, addresses, companies. */
export const isGuessable = async (password: string, words: readonly string[]): Promise<boolean> => {
  // Its lists of words take 8 MB, and most days nobody chooses a password.
  estimator ??= createEstimator()
  const { score } = (await estimator).check(password, [...ours, ...words].flatMap(partsOf))
  return score < minScore
}
