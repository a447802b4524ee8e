/** How a letter or certificate reaches the person who requested it: fields that any such document may spread. */
import { defineChoice } from '#language/choice.ts';
import { choice, defineFields, text } from '#language/field.ts';

export const letterDelivery = defineChoice('letterDelivery', {
  group: 'LETTER_DELIVERY',
  title: ['การรับหนังสือ', 'Delivery of a letter'],
  values: {
    electronic: { key: '1', label: ['ไฟล์อิเล็กทรอนิกส์', 'Electronic file'] },
    pickUp: { key: '2', label: ['รับด้วยตนเอง', 'Collected in person'] },
    post: { key: '3', label: ['ส่งทางไปรษณีย์', 'By post'] },
  },
});

declare module '#language/registry.ts' {
  interface Choices {
    letterDelivery: typeof letterDelivery;
  }
}

export const deliveryFields = defineFields({
  refDelivery: choice('letterDelivery', ['การรับหนังสือ', 'Delivery'], { required: true, default: 'electronic' }),
  deliveryAddress: text(['ที่อยู่สำหรับจัดส่ง', 'Postal address'], { max: 500, multiline: true }),
});

/** The address is needed only by post. For `deliveryAddress` in `behaviour` of the entity. */
export const deliveryAddressBehaviour = {
  shownWhen: ({ refDelivery }: { readonly refDelivery?: unknown }): boolean => refDelivery === 'post',
  requiredWhen: ({ refDelivery }: { readonly refDelivery?: unknown }): boolean => refDelivery === 'post',
} as const;
