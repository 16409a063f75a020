/** The drawer's script comes with the first tap: newer browsers open it by themselves, others wait for it. */
export {};

const opener = document.querySelector(".site-drawer__opener");
opener?.addEventListener("click", () => import("./site-drawer.lazy"));
