const { default: Sequencer } = require('@jest/test-sequencer')

const isBrowser = ({ path }) => Number(path.includes('/e2e/'))

/** Where no run has told yet how long each file takes, the longest would come last and alone: those in a browser. */
module.exports = class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    return sorted.toSorted((a, b) => isBrowser(b) - isBrowser(a))
  }
}
