/** A command that cannot be carried out; the message is one line for the person at the keyboard. */
export class CommandError extends Error {}
