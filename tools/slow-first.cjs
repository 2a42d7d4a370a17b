// jest's order of test files, but the long ones first: one that begins last keeps a single core busy at the end.
const Sequencer = require('@jest/test-sequencer').default

const isSlow = ({ path }) => path.includes('.slow.test.')

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
