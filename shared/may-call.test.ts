import { accountContract } from './contracts/account'
import { marketItemContract } from './contracts/marketplace/marketplace'
import { changePassword, userContract } from './contracts/users'
import { mayCall, mayWrite } from './may-call'

test('a role may use the methods of its line in the access table', () => {
  expect(mayCall(marketItemContract, 'visitor', 'find')).toBe(true)
  expect(mayCall(marketItemContract, 'visitor', 'remove')).toBe(false)
  expect(mayCall(accountContract, 'owner', 'remove')).toBe(false)
  expect(mayCall(accountContract, 'staff', 'remove')).toBe(true)
  expect(mayCall(userContract, 'visitor', 'find')).toBe(false)
  expect(mayCall(userContract, 'integrator', 'find')).toBe(false)
})

test('an operation is one method, for those it names', () => {
  expect(mayCall(changePassword, 'owner', 'create')).toBe(true)
  expect(mayCall(changePassword, 'owner', 'find')).toBe(false)
  expect(mayCall(changePassword, 'visitor', 'create')).toBe(false)
})

test('columns of the platform are its staff’s to write', () => {
  expect(mayWrite(accountContract, 'owner', 'str_title')).toBe(true)
  expect(mayWrite(accountContract, 'owner', 'roles')).toBe(false)
  expect(mayWrite(accountContract, 'staff', 'roles')).toBe(true)
  expect(mayWrite(marketItemContract, 'visitor', 'title')).toBe(false)
})
