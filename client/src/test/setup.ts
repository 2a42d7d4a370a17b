import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// A warning of React or a failed request is a defect: a test that lets one pass fails.
let errors: string[] = []

beforeEach(() => {
  errors = []
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args.map(String).join(' '))
  })
})

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  if (errors.length > 0) throw new Error(`console.error during the test:\n${errors.join('\n')}`)
})
