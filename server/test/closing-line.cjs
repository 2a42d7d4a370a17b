// A jest reporter: one plain last line that machines can read.
module.exports = class {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, numRuntimeErrorTestSuites },
  ) {
    // A suite that did not even start has no failed test of its own.
    const failed =
      numFailedTests + (numFailedTests === 0 ? Math.max(numFailedTestSuites, numRuntimeErrorTestSuites) : 0)
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`)
  }
}
