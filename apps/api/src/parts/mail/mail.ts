/** `text` and `html` say the same. Delivered at least once: a crash at the wrong moment may send it again. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string }

export type StoredMail = Mail & { deliveredAt: string }

/** Throws when the mail was not taken; it is tried again later. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  isUp(): Promise<boolean>
  close(): void
}
