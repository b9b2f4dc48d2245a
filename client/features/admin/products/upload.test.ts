import { expect, test, vi } from 'vitest';
import { clientMessages } from '#shared/messages.ts';
import { uploadPicture } from './upload.ts';

function answerWith(status: number, responseText: string): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = responseText;
      onload = () => {};
      open() {}
      setRequestHeader() {}
      send() {
        setTimeout(() => this.onload());
      }
    },
  );
}
const upload = () => uploadPicture(new File(['x'], 'a.png', { type: 'image/png' }), () => {});

test('an answer of a proxy instead of the shop is an error', async () => {
  answerWith(200, '<html>Please sign in to this Wi-Fi</html>');
  await expect(upload()).rejects.toThrow(clientMessages.somethingWrong);
});

test('a refused picture shows the shop’s message', async () => {
  answerWith(400, JSON.stringify({ message: 'Not a picture' }));
  await expect(upload()).rejects.toThrow('Not a picture');
});
