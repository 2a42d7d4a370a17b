import { tablePaths } from '@mainstreet/shared/services'
import type { FuzzRequest } from './request'
import type { Answer } from './send'
import { privateMarker, publicMarker } from './stage'

const inside = [
  /node_modules/,
  /\bat .{1,200}\.[cm]?[jt]s:\d+/,
  /"stack":/,
  /\b(select|insert into|update|delete from) "/i,
  /violates |relation "|syntax error at|invalid input syntax|duplicate key|current transaction is aborted/,
  /KnexTimeout|TypeError|RangeError|ReferenceError|is not a function|Cannot read prop/,
]

/** Whoever previews a site sees it as its visitors do. */
const isPreview = (request: FuzzRequest) => request.transport === 'rest' && request.url.includes('previewId=')

const isPublicRead = (request: FuzzRequest) =>
  request.role === 'visitor' || isPreview(request) || !tablePaths.some((each) => each === request.path)

/** What is wrong with an answer; nothing where all is well. */
export const judge = (request: FuzzRequest, answer: Answer): string[] => {
  const { status, text, failure } = answer
  const problems: string[] = []
  if (failure) problems.push(failure)
  if (status >= 500) problems.push(`status ${status}: ${text.slice(0, 200)}`)
  const leak = [...inside, process.cwd()].find((each) =>
    typeof each === 'string' ? text.includes(each) : each.test(text),
  )
  if (leak) problems.push(`tells of the inside: ${String(leak)}`)
  if (text.includes(privateMarker)) problems.push("shows another account's private row")
  if (text.includes(publicMarker) && !isPublicRead(request)) problems.push("shows another account's row")
  return problems
}

const maxLength = 400

/** A request in one line, for people. */
export const describeRequest = (request: FuzzRequest): string => {
  const { index, role } = request
  const what =
    request.transport === 'rest'
      ? `${request.verb} ${request.url} ${request.body?.toString('latin1') ?? ''}`
      : `websocket ${typeof request.packet === 'string' ? request.packet : JSON.stringify(request.packet)}`
  const line = JSON.stringify(what).slice(1, -1)
  return `#${index} ${role} ${line.length > maxLength ? `${line.slice(0, maxLength)}… (${line.length} characters)` : line}`
}
